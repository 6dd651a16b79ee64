import { nextEdge } from '#/shared/lib/time/edges.ts'
import type { Goods } from './model.ts'

/** Goods are read anew at least this often while shown: a timer of weeks would overflow. */
const LONGEST_WAIT_MS = 86_400_000
/** The server's clock is known to the second. */
const EDGE_SLACK_MS = 1000

/**
 * Milliseconds until goods are to be read anew, because their promotion begins or ends, and the price changes with it
 * (GOODS-010); false: nothing to wait for. It is asked at any time, also after the edge: what was read before it is read
 * again.
 * @param readAt when the goods were read; epoch ms by the server's clock, as `now`.
 */
export function untilNewPrice(
  goods: Pick<Goods, 'abstractPromotionEvent'> | undefined,
  readAt: number,
  now: number,
): number | false {
  const edge = nextEdge([goods?.abstractPromotionEvent?.promotionData], readAt)
  return edge !== null && Math.min(Math.max(edge - now, 0) + EDGE_SLACK_MS, LONGEST_WAIT_MS)
}
