import { paths } from '#/paths.ts'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { ConfirmStep } from '../components/ConfirmStep.tsx'

/** /bind-tooth-source-third: binds the sample to its order and person (BIND-007). */
export default function ToothResultScreen() {
  const { patientId, ...tube } = useScreenParams(paths.toothThird)
  return <ConfirmStep tube={tube} patientId={patientId} />
}
