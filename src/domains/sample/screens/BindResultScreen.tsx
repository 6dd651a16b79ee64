import { paths } from '#/paths.ts'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { ConfirmStep } from '../components/ConfirmStep.tsx'

/** /bind-third-step: binds the sample (BIND-005). */
export default function BindResultScreen() {
  const { patientId, ...tube } = useScreenParams(paths.bindThird)
  return <ConfirmStep tube={tube} patientId={patientId} />
}
