import { nextEdge } from '#/shared/lib/time/edges.ts'
import type { Goods } from '../model.ts'

/** Shown goods are refetched at least this often: a timer of several weeks would overflow. */
const LONGEST_WAIT_MS = 86_400_000
/** The server's clock is accurate to a second. */
const EDGE_SLACK_MS = 1000

/**
 * ms until goods must be refetched because their promotion begins or ends, which changes the price (GOODS-010); false
 * if that never happens. If the start or end has passed since the read, the result is only the tolerance of 1 s.
 * @param readAt when the goods were read; epoch ms by the server's clock, as `now`.
 */
export function msUntilNewPrice(
  goods: Pick<Goods, 'abstractPromotionEvent'> | undefined,
  readAt: number,
  now: number,
): number | false {
  const edge = nextEdge([goods?.abstractPromotionEvent?.promotionData], readAt)
  return edge !== null && Math.min(Math.max(edge - now, 0) + EDGE_SLACK_MS, LONGEST_WAIT_MS)
}
