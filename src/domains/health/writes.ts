import type * as z from 'zod/mini'
import { call } from '#/shared/api/call.ts'
import { write, writeOf } from '#/shared/api/write.ts'
import type { BabyValues } from './baby.ts'
import { healthApi } from './contract.ts'
import type { Baby, HealthRecord, NewRecord } from './model.ts'

interface Saving {
  body: z.input<typeof NewRecord>
  /** null creates. */
  id: string | null
}

/** Creates or changes a health record. */
export const saveRecord = writeOf(
  [healthApi.create, healthApi.update],
  ({ body, id }: Saving, onceKey): Promise<HealthRecord> =>
    id ? call(healthApi.update, { body: { id, ...body } }) : call(healthApi.create, { body }, { onceKey }),
  { done: '已保存' },
)

/** Deletes a health record (BIND-014). */
export const removeRecord = write(healthApi.remove, { done: '已删除', removes: true })

/** Saves baby info (BIND-015). */
export const saveBaby = writeOf(
  [healthApi.createBaby, healthApi.updateBaby],
  ({ body, before }: { body: BabyValues; before: Baby | null }, onceKey): Promise<Baby> =>
    before
      ? call(healthApi.updateBaby, { body: { ...(before.id ? { id: before.id } : {}), ...body } })
      : call(healthApi.createBaby, { body }, { onceKey }),
  { done: '已保存' },
)
