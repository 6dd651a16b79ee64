import { paths } from '#/paths.ts'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { PatientStep } from '../components/PatientStep.tsx'

/** /bind-tooth-source-first: chooses the patient of the tooth sample (BIND-007). */
export default function ToothPatientScreen() {
  return <PatientStep tube={useScreenParams(paths.toothFirst)} />
}
