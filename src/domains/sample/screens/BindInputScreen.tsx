import { Link } from 'react-router'
import { paths } from '#/paths.ts'
import { BindStep } from '../components/BindStep.tsx'
import { SampleNumberForm } from '../components/SampleNumberForm.tsx'
import '../components/bind.css'

/** /bind-sampleid-input-view: the number of the tube, typed or scanned (BIND-001). */
export default function BindInputScreen() {
  return (
    <BindStep title="绑定样本" now={1}>
      <SampleNumberForm />
      <Link className="bind-more" to={paths.toothSelect}>
        绑定牙源样本
      </Link>
      <Link className="bind-more" to={paths.myBinding}>
        查看已绑定的样本
      </Link>
    </BindStep>
  )
}
