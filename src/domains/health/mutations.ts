import type * as z from 'zod/mini'
import { call } from '#/shared/api/call.ts'
import { nullIfGone } from '#/shared/api/gone.ts'
import { includesSent } from '#/shared/api/includes-sent.ts'
import { defineMutation, defineMutationOf } from '#/shared/api/mutation.ts'
import type { BabyValues } from './baby.ts'
import { healthApi } from './api.ts'
import type { Baby, HealthRecord, NewRecord } from './model.ts'

interface Saving {
  body: z.input<typeof NewRecord>
  /** The request body of a change; by default the same as `body`. */
  change?: Partial<z.input<typeof NewRecord>>
  /** null creates a record. */
  id: string | null
}

export const saveRecord = defineMutationOf(
  [healthApi.create, healthApi.update],
  ({ body, change = body, id }: Saving, sending): Promise<HealthRecord> =>
    id ? call(healthApi.update, { body: { id, ...change } }, sending) : call(healthApi.create, { body }, sending),
  {
    done: '已保存',
    find: async ({ body, change = body, id }) => {
      const { items } = await call(healthApi.mine, { query: { recordType: body.recordType } })
      return items.find((one) => (id ? one.id === id && includesSent(one, change) : includesSent(one, body))) ?? null
    },
    unknown: '暂时无法确认健康档案是否保存，请先到健康档案查看，不要重复添加',
  },
)

/** Deletes a health record (BIND-014). */
export const removeRecord = defineMutation(healthApi.remove, {
  done: '已删除',
  removes: true,
  find: async ({ path }) => ((await nullIfGone(call(healthApi.one, { path }))) === null ? {} : null),
})

interface BabySave {
  body: BabyValues
  /** The request body of a change; by default the same as `body`. */
  change?: Partial<BabyValues>
  before: Baby | null
}

/** Saves baby info (BIND-015). */
export const saveBaby = defineMutationOf(
  [healthApi.createBaby, healthApi.updateBaby],
  ({ body, change = body, before }: BabySave, sending): Promise<Baby> =>
    before
      ? call(healthApi.updateBaby, { body: { ...(before.id ? { id: before.id } : {}), ...change } }, sending)
      : call(healthApi.createBaby, { body }, sending),
  {
    done: '已保存',
    find: async ({ body, change = body, before }) => {
      const baby = await call(healthApi.baby, {})
      return baby && includesSent(baby, before ? change : body) ? baby : null
    },
  },
)
