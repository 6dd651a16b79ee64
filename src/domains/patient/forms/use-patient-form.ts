import { paths } from '#/paths.ts'
import { useState } from 'react'
import { isTyped } from '#/shared/form/drafts.ts'
import { useFormVisit } from '#/shared/form/use-form-visit.ts'
import { useUnloadWarning } from '#/shared/form/use-unload-warning.ts'
import { unreadableFieldsText, withoutUnreadable } from '#/shared/form/unreadable-fields.ts'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { useGoBack } from '#/shared/ui/Page.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { confirm } from '#/shared/ui/layers/toast.ts'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import {
  bodyOf,
  persistedPersonFields,
  PersonForm,
  personLabels,
  type PersonValues,
  valuesOf,
} from '#/widgets/person/person-form.ts'
import type { Patient } from '../model.ts'
import { targetWith } from '../rules.ts'
import { wouldOverwriteAnother, savePatient } from '../mutations.ts'

const mayCover = async () =>
  (await confirm({
    title: '已有相同证件的受检人',
    text: '保存后，这位受检人原来的信息会被现在填写的覆盖。确定保存吗？',
    confirm: '覆盖保存',
  })) === true

/** The draft of a new patient, or of the loaded version of a patient; a draft of an older version is not used. */
const draftOf = (patient: Patient | null): string => (patient ? `patient ${JSON.stringify(patient)}` : 'patient new')

/** The form of one patient. Its draft survives a login; harmless fields also survive a reload. */
export function usePatientForm(patient: Patient | null) {
  const search = useSearch(paths.patientForm)
  const goBack = useGoBack()
  const [defaults] = useState(() => valuesOf(patient))
  const [draft] = useState(() => draftOf(patient))
  const { form, submit, lost } = useZodForm(PersonForm, {
    defaults,
    draft,
    persisted: persistedPersonFields,
    unreadableText: unreadableFieldsText(patient, personLabels),
    onSubmit: (values) => save.run(() => asked(values)),
  })
  const visit = useFormVisit(draft)
  useUnloadWarning(() => !save.done && isTyped(form.getValues(), defaults))
  /** BIND-012: the server first checks whether a patient would be overwritten; the person must confirm an overwrite. */
  const asked = async (values: PersonValues) => {
    const body = bodyOf(values)
    const change = withoutUnreadable(body, bodyOf(defaults), patient)
    const saving = { body, change, id: patient?.id ?? null }
    return !(await wouldOverwriteAnother(saving)) || (await mayCover()) ? saving : null
  }
  const save = useAppMutation(savePatient, {
    onDone: visit.finish,
    redirectTo: ({ id }) => targetWith(search.target, id) ?? goBack(),
    asChoice: true,
  })
  return { form, submit, lost, saving: save.busy }
}
