import { call } from '#/shared/api/call.ts'
import { ApiError } from '#/shared/api/errors.ts'
import { onceKey } from '#/shared/lib/once.ts'
import { ticketApi } from './contract.ts'
import type { Ticket } from './model.ts'

export class DrawUnknown extends Error {
  override readonly name = 'DrawUnknown'
  override readonly message = '暂时无法确认抽奖结果，请稍后到“抽奖记录”查看，不会重复抽奖'
}

/** After a lost answer: the ticket as the server has it now. */
async function lookUp(id: string): Promise<Ticket | undefined> {
  try {
    return (await call(ticketApi.mine, {})).items.find((ticket) => ticket.id === id)
  } catch {
    throw new DrawUnknown()
  }
}

/**
 * Draws a ticket once: taps, reloads and a second try carry the key of the ticket, and a lost answer is looked up
 * before it counts as failed.
 * @returns the ticket with its draw.
 * @throws ApiError in the server's words; DrawUnknown when nothing can be found out.
 */
export async function drawTicket({ id, lotteryId }: Pick<Ticket, 'id' | 'lotteryId'>): Promise<Ticket> {
  const body = { ticketId: id, lotteryId: lotteryId ?? '' }
  try {
    return await call(ticketApi.root, { body }, { onceKey: onceKey(`draw-${JSON.stringify(body)}`) })
  } catch (error) {
    if (!(error instanceof ApiError) || !error.outcomeUnknown) throw error
    const now = await lookUp(id)
    if (now?.draw) return now
    throw error
  }
}
