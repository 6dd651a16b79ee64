import { paths } from '#/paths.ts'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { ConsentStep } from '../components/ConsentStep.tsx'

/** /bind-tooth-source-second: a summary, and the separate consent (BIND-007). */
export default function ToothConsentScreen() {
  const { patientId, ...tube } = useScreenParams(paths.toothSecond)
  return <ConsentStep tube={tube} patientId={patientId} />
}
