import { Link } from 'react-router'
import { paths } from '#/paths.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { BindStep } from '../parts/BindStep.tsx'
import { SampleField } from '../parts/SampleField.tsx'
import { useSampleInput } from '../parts/use-sample-input.ts'
import './bind.css'

/** /bind-sampleid-input-view: the number of the tube, typed or scanned (BIND-001). */
export default function BindInputScreen() {
  const { control, submit, scan, verifying } = useSampleInput()
  return (
    <BindStep title="绑定样本" now={1}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Card>
          <SampleField control={control} onScan={scan} />
          <div className="bind-next">
            <Button type="submit" block busy={verifying}>
              下一步
            </Button>
          </div>
        </Card>
      </form>
      <Link className="bind-more" to={paths.myBinding}>
        查看已绑定的样本
      </Link>
    </BindStep>
  )
}
