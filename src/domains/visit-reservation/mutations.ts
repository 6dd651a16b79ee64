import { call } from '#/shared/api/call.ts'
import { defineMutation } from '#/shared/api/mutation.ts'
import { visitReservationApi } from './api.ts'
import { isSameVisit } from './rules.ts'

/** Reserves a visit; after a lost reply, the reservation that the request has created is used. */
export const reserve = defineMutation(visitReservationApi.create, {
  find: async ({ body }) => {
    const [first] = body.visitors
    const query = { mobile: first?.mobile ?? '', name: first?.name ?? '' }
    const { items } = await call(visitReservationApi.find, { query })
    return items.find((made) => isSameVisit(made, body)) ?? null
  },
  unknown: '暂时无法确认是否预约成功，请稍后到“预约查询”查看，不要重复提交',
})

export const changeVisit = defineMutation(visitReservationApi.update, {
  find: async ({ body: { id, date, time } }) => {
    const made = await call(visitReservationApi.get, { path: { id } })
    return made.date === date && made.time === time ? made : null
  },
  done: '已改好',
})

/** Cancels a visit (API-033). */
export const cancelVisit = defineMutation(visitReservationApi.cancel, {
  find: async ({ query: { id } }) =>
    (await call(visitReservationApi.get, { path: { id } })).status === 'CANCEL' ? true : null,
  done: '已取消',
})
