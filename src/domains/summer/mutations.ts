import { call } from '#/shared/api/call.ts'
import { defineMutation } from '#/shared/api/mutation.ts'
import { summerApi } from './api.ts'
import { isSameSignUp } from './rules.ts'

/** Signs children up (SUM-003); after a lost reply, the order that the request has created is used. */
export const signUp = defineMutation(summerApi.createOrder, {
  find: async ({ body }, since) => {
    const { items } = await call(summerApi.find, { query: { page: 0, size: 20 } })
    return items.find((order) => isSameSignUp(order, body, since)) ?? null
  },
  unknown: '暂时无法确认是否报名成功，请先到“我的夏令活动”查看，不要重复报名',
})
