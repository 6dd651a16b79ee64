import { paths } from '#/paths.ts'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { PatientStep } from '../components/PatientStep.tsx'

/** /bind-first-step: chooses the patient of the sample (BIND-003). */
export default function BindPatientScreen() {
  return <PatientStep tube={useScreenParams(paths.bindFirst)} />
}
