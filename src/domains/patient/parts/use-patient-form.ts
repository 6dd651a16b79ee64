import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isTyped } from '#/shared/form/drafts.ts'
import { useFormVisit } from '#/shared/form/use-form-visit.ts'
import { useUnloadWarning } from '#/shared/form/use-unload-warning.ts'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { useGoBack } from '#/shared/ui/Page.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { confirm } from '#/shared/ui/toast.ts'
import { patientApi } from '../contract.ts'
import { bodyOf, draftOf, keptPatient, PatientForm, type PatientValues, valuesOf } from '../forms/patient-form.ts'
import type { Patient } from '../model.ts'
import { targetWith } from '../rules.ts'
import { savePatient } from '../forms/save.ts'

const mayCover = async () =>
  (await confirm({
    title: '已有相同证件的受检人',
    text: '保存后，这位受检人原来的信息会被现在填写的覆盖。确定保存吗？',
    confirm: '覆盖保存',
  })) === true

/** The form of one patient; what was typed outlives a login on the way, what may be written down also a reload. */
export function usePatientForm(patient: Patient | null) {
  const search = useSearch()
  const navigate = useNavigate()
  const goBack = useGoBack()
  const [defaults] = useState(() => valuesOf(patient))
  const [draft] = useState(() => draftOf(patient))
  const { form, submit, lost } = useZodForm<PatientValues, PatientValues>(PatientForm, {
    defaults,
    draft,
    kept: keptPatient,
    onSubmit: (values) => save.mutate(values),
  })
  const visit = useFormVisit(draft)
  useUnloadWarning(() => !save.isSuccess && isTyped(form.getValues(), defaults))
  const save = useMutation({
    mutationFn: (values: PatientValues) => {
      const body = bodyOf(values)
      return savePatient({ body, id: patient?.id ?? null, onceKey: visit.keyFor(body), mayCover })
    },
    meta: { changes: patient ? patientApi.update.row.changes : patientApi.create.row.changes },
    onSuccess: (saved) => {
      if (!saved) return undefined
      const target = targetWith(search.get('target'), saved.id)
      return visit.finish(() => (target ? navigate(target, { replace: true }) : goBack()))
    },
  })
  return { form, submit, lost, saving: save.isPending }
}
