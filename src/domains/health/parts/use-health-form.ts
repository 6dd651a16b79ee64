import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths, to } from '#/paths.ts'
import { call } from '#/shared/api/call.ts'
import { mutation } from '#/shared/api/query.ts'
import { useFormVisit } from '#/shared/form/use-form-visit.ts'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { useGoBack } from '#/shared/ui/Page.tsx'
import { confirm } from '#/shared/ui/toast.ts'
import { healthApi } from '../contract.ts'
import { bodyOf, draftOf, HealthForm, type HealthValues, keptHealth, valuesOf } from '../forms/health-form.ts'
import type { HealthRecord } from '../model.ts'
import { recordById } from '../queries.ts'
import { type RecordType, toRecordType } from '../rules.ts'

/** The form of one record: what was typed outlives a login and a failed save, what may be written down also a reload. */
export function useHealthForm(id: string | null, record: HealthRecord | null, recordType: RecordType) {
  const navigate = useNavigate()
  const goBack = useGoBack()
  const client = useQueryClient()
  // Later answers (the record saved, the same one read again) do not change what this visit began with.
  const [defaults] = useState(() => valuesOf(record, recordType))
  const [draft] = useState(() => draftOf(record, recordType))
  const { form, submit, lost } = useZodForm<HealthValues, HealthValues>(HealthForm, {
    defaults,
    draft,
    kept: keptHealth,
    onSubmit: (values) => save.mutate(values),
  })
  const visit = useFormVisit(draft)
  const save = useMutation({
    mutationFn: (values: HealthValues) => {
      const body = bodyOf(values)
      if (id) return call(healthApi.update, { body: { id, ...body } })
      return call(healthApi.create, { body }, { onceKey: visit.keyFor(body) })
    },
    meta: { changes: healthApi.create.row.changes, done: '已保存' },
    onSuccess: (saved) => {
      const savedId = saved.id ?? id
      if (savedId) client.setQueryData(recordById(savedId).queryKey, saved)
      // Without an id the new record is found in its list.
      const next = savedId
        ? to(paths.healthDetail, { id: savedId })
        : to(paths.healthRecords, { type: toRecordType(saved.recordType) })
      return visit.finish(() => (record ? goBack() : navigate(next, { replace: true })))
    },
  })
  return { form, submit, lost, saving: save.isPending }
}

/** Deletes a record after asking (BIND-014), then leads back to the list of its kind. */
export function useRemoveRecord(id: string, recordType: RecordType) {
  const navigate = useNavigate()
  const { key } = useLocation()
  const client = useQueryClient()
  const remove = useMutation({
    ...mutation(healthApi.remove),
    // The record on the screen is gone: reading it again could only fail.
    meta: { changes: [], done: '已删除' },
    onSuccess: async () => {
      client.removeQueries({ queryKey: ['health'], type: 'inactive' })
      if (key === 'default') await navigate(to(paths.healthRecords, { type: recordType }), { replace: true })
      else await navigate(-1)
    },
  })
  const ask = async () => {
    const text = '删除后不能恢复。确定删除这份健康档案吗？'
    if (await confirm({ text, confirm: '删除' })) remove.mutate({ path: { id } })
  }
  return { ask: () => void ask(), removing: remove.isPending }
}
