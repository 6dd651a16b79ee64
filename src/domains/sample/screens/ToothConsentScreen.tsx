import { paths } from '#/paths.ts'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { ConsentStep } from '../parts/ConsentStep.tsx'

/** /bind-tooth-source-second: the data once more, and the consent of its own (BIND-007). */
export default function ToothConsentScreen() {
  const { patientId, ...tube } = useScreenParams(paths.toothSecond)
  return <ConsentStep tube={tube} patientId={patientId} />
}
