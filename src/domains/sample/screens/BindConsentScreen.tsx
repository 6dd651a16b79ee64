import { paths } from '#/paths.ts'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { ConsentStep } from '../components/ConsentStep.tsx'

/** /bind-second-step: a summary, and the separate consent (BIND-004). */
export default function BindConsentScreen() {
  const { patientId, ...tube } = useScreenParams(paths.bindSecond)
  return <ConsentStep tube={tube} patientId={patientId} />
}
