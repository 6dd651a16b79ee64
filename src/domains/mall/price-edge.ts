import { nextEdge } from '#/shared/lib/time/edges.ts'
import type { Goods } from './model.ts'

/** Goods are read anew at least this often while shown: a timer of weeks would overflow. */
const LONGEST_WAIT_MS = 86_400_000
/** The server's clock is known to the second. */
const EDGE_SLACK_MS = 1000

/**
 * Milliseconds until the promotion of goods has begun or ended, and its price with it (GOODS-010); false: nothing to
 * wait for.
 */
export function untilNewPrice(goods: Pick<Goods, 'abstractPromotionEvent'> | undefined, now: number): number | false {
  const edge = nextEdge([goods?.abstractPromotionEvent?.promotionData], now)
  return edge !== null && Math.min(edge - now + EDGE_SLACK_MS, LONGEST_WAIT_MS)
}
