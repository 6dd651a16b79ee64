import { call } from '#/shared/api/call.ts'
import { findDeletion } from '#/shared/api/gone.ts'
import { defineMutation, defineMutationOf } from '#/shared/api/mutation.ts'
import { milestoneApi } from './api.ts'
import type { NewMilestone } from './model.ts'
import { isSameMilestone } from './rules.ts'

interface Saving {
  body: NewMilestone
  /** The request body of a change; by default the same as `body`. */
  change?: Partial<NewMilestone>
  /** null creates a milestone. */
  id: string | null
}

/** Adds or changes one of my milestones; a lost reply is looked up in the list. */
export const saveMilestone = defineMutationOf(
  [milestoneApi.create, milestoneApi.update],
  ({ body, change = body, id }: Saving, sending): Promise<unknown> =>
    id === null
      ? call(milestoneApi.create, { body }, sending)
      : call(milestoneApi.update, { path: { id }, body: change }, sending),
  {
    done: '已保存',
    find: async ({ body, id }) => {
      const { items } = await call(milestoneApi.list, { query: {} })
      return items.some((one) => (id === null || one.id === id) && isSameMilestone(one, body)) ? {} : null
    },
  },
)

export const removeMilestone = defineMutation(milestoneApi.remove, {
  done: '已删除',
  find: async ({ path: { id } }) => findDeletion(await call(milestoneApi.list, { query: {} }), id),
})
