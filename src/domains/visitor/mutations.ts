import { call } from '#/shared/api/call.ts'
import { defineMutation } from '#/shared/api/mutation.ts'
import { visitorApi } from './api.ts'
import type { Visitor, VisitorBody } from './model.ts'

/** VIS-003: marks a visitor as read; a second call has no effect. The list is refetched when it is next shown. */
export const readVisitor = defineMutation(visitorApi.read, { stale: 'later' })

const isSame = (visitor: Visitor, { id, name, mobile, note }: VisitorBody): boolean =>
  (id === undefined || id === visitor.id) &&
  visitor.name === name &&
  (mobile === undefined || visitor.mobile === mobile) &&
  (note === undefined || visitor.note === note)

/** Adds or changes a visitor (ADD-007); after a lost reply, the list is read. */
export const saveVisitor = defineMutation(visitorApi.save, {
  done: '已保存',
  find: async ({ body }) => {
    const { items } = await call(visitorApi.information, { query: {} })
    return items.find((visitor) => isSame(visitor, body))?.id ?? null
  },
})
