import { useSuspenseQuery } from '@tanstack/react-query'
import { paths } from '#/paths.ts'
import { SaveForm } from '#/shared/form/SaveForm.tsx'
import { useFirstFetchDone } from '#/shared/form/use-first-fetch-done.ts'
import { useScreenParams, useSearch } from '#/shared/ui/screen-context.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { HealthFields } from '../forms/HealthFields.tsx'
import type { HealthRecord } from '../model.ts'
import { useHealthForm } from '../forms/use-health-form.ts'
import { recordById } from '../queries.ts'
import { toRecordType } from '../rules.ts'

function RecordEditor({ id, record }: { id: string | null; record: HealthRecord | null }) {
  const { form, submit, lost, saving } = useHealthForm(id, record, toRecordType(useSearch(paths.healthNew).type))
  return (
    <SaveForm title={record ? '编辑健康档案' : '新增健康档案'} onSubmit={submit} lost={lost} saving={saving}>
      <HealthFields control={form.control} />
    </SaveForm>
  )
}

function KnownRecord({ id }: { id: string }) {
  const { data: record, isFetching } = useSuspenseQuery(recordById(id))
  return useFirstFetchDone(isFetching) ? <RecordEditor id={id} record={record} /> : <ScreenSkeleton kind="form" />
}

/** /health-form and /health-form/{id}: creates a record, or changes a record (LIT-014). */
export default function HealthFormScreen() {
  const { id } = useScreenParams(paths.healthEdit)
  return id ? <KnownRecord key={id} id={id} /> : <RecordEditor id={null} record={null} />
}
