import { call } from '#/shared/api/call.ts'
import { write, writeOf } from '#/shared/api/write.ts'
import { milestoneApi } from './contract.ts'
import type { NewMilestone } from './model.ts'
import { isSameMilestone } from './rules.ts'

interface Saving {
  body: NewMilestone
  /** null creates. */
  id: string | null
}

/** Adds or changes a milestone of mine; a lost answer is looked up in the list. */
export const saveMilestone = writeOf(
  [milestoneApi.create, milestoneApi.update],
  ({ body, id }: Saving, onceKey): Promise<unknown> =>
    id === null ? call(milestoneApi.create, { body }, { onceKey }) : call(milestoneApi.update, { path: { id }, body }),
  {
    done: '已保存',
    find: async ({ body, id }) => {
      const { items } = await call(milestoneApi.list, { query: {} })
      return items.some((one) => (id === null || one.id === id) && isSameMilestone(one, body)) ? {} : null
    },
  },
)

export const removeMilestone = write(milestoneApi.remove, {
  done: '已删除',
  find: async ({ path: { id } }) => {
    const { items } = await call(milestoneApi.list, { query: {} })
    return items.some((one) => one.id === id) ? null : {}
  },
})
