import type * as z from 'zod/mini'
import { call } from '#/shared/api/call.ts'
import { findDeletion } from '#/shared/api/gone.ts'
import { includesSent } from '#/shared/api/includes-sent.ts'
import { defineMutation, defineMutationOf } from '#/shared/api/mutation.ts'
import { addressApi } from './api.ts'
import type { Address, NewAddress } from './model.ts'

interface Saving {
  body: z.input<typeof NewAddress>
  /** The request body of a change; by default the same as `body`. */
  change?: Partial<z.input<typeof NewAddress>>
  /** The address before the change; null creates an address. */
  before: Address | null
}

/** Creates or changes an address. A second call makes it the default address (ADD-014, ORDX-011). */
export const saveAddress = defineMutationOf(
  [addressApi.create, addressApi.update, addressApi.makeDefault],
  async ({ body, change = body, before }: Saving, sending): Promise<Address> => {
    if (!before) return call(addressApi.create, { body }, sending)
    const saved = await call(addressApi.update, { body: { id: before.id, ...change } }, sending)
    if (body.isDefault && !before.isDefault) await call(addressApi.makeDefault, { path: { id: before.id } }, sending)
    return saved
  },
  {
    done: '已保存',
    find: async ({ body, change = body, before }) => {
      const { isDefault, ...sent } = before ? change : body
      const { items } = await call(addressApi.all, {})
      const isIt = (one: Address) =>
        (before ? one.id === before.id : true) && includesSent(one, sent) && (one.isDefault || !isDefault)
      return items.find(isIt) ?? null
    },
    // An address after the first is the default address only if the person chooses so; two requests that differ only in
    // this choice count as the same.
    same: ({ body: { isDefault, ...content }, before }) => ({
      content,
      ...(before && { before: before.id, isDefault }),
    }),
    unknown: '暂时无法确认地址是否保存，请先到收货地址查看，不要重复添加',
  },
)

/**
 * Deletes an address; after the last address is deleted, the user has none (ORD-072). The deleted address is not
 * refetched, although its screen is still shown.
 */
export const removeAddress = defineMutation(addressApi.remove, {
  done: '已删除',
  stale: 'later',
  find: async ({ path: { id } }) => findDeletion(await call(addressApi.all, {}), id),
})
