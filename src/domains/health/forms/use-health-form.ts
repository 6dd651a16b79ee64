import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { paths, to } from '#/paths.ts'
import { useFormVisit } from '#/shared/form/use-form-visit.ts'
import { unreadableFieldsText, withoutUnreadable } from '#/shared/form/unreadable-fields.ts'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { useGoBack } from '#/shared/ui/Page.tsx'
import { inputIfConfirmed } from '#/shared/ui/layers/toast.ts'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { bodyOf, draftOf, HealthForm, persistedHealthFields, recordLabels, valuesOf } from './health-form.ts'
import type { HealthRecord } from '../model.ts'
import { recordById } from '../queries.ts'
import { type RecordType, toRecordType } from '../rules.ts'
import { removeRecord, saveRecord } from '../mutations.ts'

/** The form of one record. Its draft survives a login and a failed save; harmless fields also survive a reload. */
export function useHealthForm(id: string | null, record: HealthRecord | null, recordType: RecordType) {
  const goBack = useGoBack()
  const client = useQueryClient()
  // Later replies (the saved record, a refetch) do not change the initial values of an open form.
  const [defaults] = useState(() => valuesOf(record, recordType))
  const [draft] = useState(() => draftOf(record, recordType))
  const { form, submit, lost } = useZodForm(HealthForm, {
    defaults,
    draft,
    persisted: persistedHealthFields,
    unreadableText: unreadableFieldsText(record, recordLabels),
    onSubmit: (values) => {
      const body = bodyOf(values)
      save.run({ body, change: withoutUnreadable(body, bodyOf(defaults), record), id })
    },
  })
  const visit = useFormVisit(draft)
  const save = useAppMutation(saveRecord, {
    onDone: (saved) => {
      const savedId = saved.id ?? id
      if (savedId) client.setQueryData(recordById(savedId).queryKey, saved)
      visit.finish()
    },
    redirectTo: (saved) => {
      if (record) return goBack()
      // If the reply has no id, the list of the record's kind opens.
      return saved.id
        ? to(paths.healthDetail, { id: saved.id })
        : to(paths.healthRecords, { type: toRecordType(saved.recordType) })
    },
  })
  return { form, submit, lost, saving: save.busy }
}

/** Deletes a record after a confirmation (BIND-014), then returns to the list of its kind. */
export function useRemoveRecord(id: string, recordType: RecordType) {
  const goBack = useGoBack(to(paths.healthRecords, { type: recordType }))
  const { run, busy } = useAppMutation(removeRecord, { redirectTo: goBack })
  const ask = inputIfConfirmed({ text: '删除后不能恢复。确定删除这份健康档案吗？', confirm: '删除' }, { path: { id } })
  return { ask: () => run(ask), removing: busy }
}
