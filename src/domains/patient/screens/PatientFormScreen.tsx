import { useSuspenseQuery } from '@tanstack/react-query'
import { paths } from '#/paths.ts'
import { SaveForm } from '#/shared/form/SaveForm.tsx'
import { useFirstFetchDone } from '#/shared/form/use-first-fetch-done.ts'
import { Card } from '#/shared/ui/Page.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { PersonFields } from '#/widgets/person/PersonFields.tsx'
import type { Patient } from '../model.ts'
import { usePatientForm } from '../forms/use-patient-form.ts'
import { patientById } from '../queries.ts'
import { isNewPatient } from '../rules.ts'

function PatientEditor({ patient }: { patient: Patient | null }) {
  const { form, submit, lost, saving } = usePatientForm(patient)
  return (
    <SaveForm title={patient ? '编辑受检人' : '新增受检人'} onSubmit={submit} lost={lost} saving={saving}>
      <Card>
        <PersonFields form={form} person={patient} />
      </Card>
    </SaveForm>
  )
}

function KnownPatient({ id }: { id: string }) {
  const { data: patient, isFetching } = useSuspenseQuery(patientById(id))
  return useFirstFetchDone(isFetching) ? <PatientEditor patient={patient} /> : <ScreenSkeleton kind="form" />
}

/** /add-patient/{id}: creates a patient, or changes a patient (BIND-006). */
export default function PatientFormScreen() {
  const { id } = useScreenParams(paths.patientForm)
  return isNewPatient(id) ? <PatientEditor patient={null} /> : <KnownPatient id={id} />
}
