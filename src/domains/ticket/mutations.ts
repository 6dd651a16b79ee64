import { call } from '#/shared/api/call.ts'
import { defineMutation, defineMutationOf } from '#/shared/api/mutation.ts'
import { ticketApi } from './api.ts'
import type { Ticket } from './model.ts'

/** Draws a ticket once: taps, reloads and retries send the same idempotency key. */
export const drawTicket = defineMutationOf(
  [ticketApi.root],
  ({ id, lotteryId }: Pick<Ticket, 'id' | 'lotteryId'>, sending) =>
    call(ticketApi.root, { body: { ticketId: id, lotteryId: lotteryId ?? '' } }, sending),
  {
    intent: ({ id, lotteryId }) => [id, lotteryId],
    keepAfterSuccess: true,
    find: async ({ id }) => {
      const { items } = await call(ticketApi.mine, {})
      return items.find((ticket) => ticket.id === id && ticket.draw) ?? null
    },
    unknown: '暂时无法确认抽奖结果，请稍后到“抽奖记录”查看，不会重复抽奖',
    // The list is refetched only after the light has stopped, because it would show the result earlier.
    stale: 'later',
  },
)

/** Turns the reward of an order into coupons and tickets (GOODS-030). */
export const issueReward = defineMutation(ticketApi.issueCoupons, {
  done: '奖励已经发放',
  check: ({ coupons, tickets }) => (coupons.length + tickets.length > 0 ? null : '已提交领取，请到优惠券和票券里核对'),
  keepAfterSuccess: true,
})
