import { call } from '#/shared/api/call.ts'
import { write } from '#/shared/api/write.ts'
import { visitorApi } from './contract.ts'
import type { Visitor } from './model.ts'

/** VIS-003: a visitor's page was opened. Reading twice is reading once. */
export const readVisitor = write(visitorApi.read)

const isSame = (
  visitor: Visitor,
  body: { id?: string | undefined; name: string; mobile: string; note: string },
): boolean =>
  (body.id === undefined || body.id === visitor.id) &&
  visitor.name === body.name &&
  visitor.mobile === body.mobile &&
  visitor.note === body.note

/** Adds or changes a visitor (ADD-007); a lost answer is looked up in the list. */
export const saveVisitor = write(visitorApi.save, {
  done: '已保存',
  find: async ({ body }) => {
    const { items } = await call(visitorApi.information, { query: {} })
    return items.find((visitor) => isSame(visitor, body))?.id ?? null
  },
})
