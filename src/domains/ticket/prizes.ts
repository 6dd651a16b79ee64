import { isRefused } from '#/shared/api/blocks.ts'
import { paths, to } from '#/paths.ts'
import type { Draw, Prize } from './model.ts'

/** The kind of picture on a cell; `thanks` means no prize. */
export type PrizeKind = 'coupon' | 'ticket' | 'points' | 'goods' | 'thanks'

/** Words on a cell without a prize. */
const THANKS = /谢谢|感谢参与|未中奖|没有中奖|再接再厉|下次再来|祝您好运/

/** The kind of a cell by its name, because the server sends only names. Only the picture depends on it. */
export function kindOfName(name: string): PrizeKind {
  if (THANKS.test(name)) return 'thanks'
  if (name.includes('积分')) return 'points'
  if (/票/.test(name)) return 'ticket'
  return /券|优惠|折扣/.test(name) ? 'coupon' : 'goods'
}

const kinds: ReadonlyMap<string, PrizeKind> = new Map([
  ['COUPON', 'coupon'],
  ['TICKET', 'ticket'],
  ['POINTS', 'points'],
])

/** The kind of a won prize: the kind sent by the server, else by the prize's name. */
export const kindOfPrize = ({ kind, name }: { kind: string; name: string }): PrizeKind =>
  kinds.get(kind) ?? kindOfName(name)

/** The prize of a draw; null if there is none. 谢谢参与, which some backends send as a prize, counts as none. */
export const prizeOf = ({ prize }: Draw): Prize | null =>
  prize && (kinds.has(prize.kind) || kindOfName(prize.name) !== 'thanks') ? prize : null

/** Whether the prize of a draw could not be read, so that the draw does not count as a draw without a prize. */
export const isPrizeUnreadable = (draw: Draw): boolean => isRefused(draw, 'prize')

export function kindOfDraw(draw: Draw): PrizeKind {
  const prize = prizeOf(draw)
  return prize ? kindOfPrize(prize) : 'thanks'
}

/** The different prizes on the cells, without 谢谢参与. */
export const prizeNames = (cells: readonly string[]): string[] => [
  ...new Set(cells.filter((name) => kindOfName(name) !== 'thanks')),
]

export interface PrizeLink {
  text: string
  label: string
  to: string
}

const defaultLink: PrizeLink = { text: '可以在“我的奖品”里查看。', label: '查看我的奖品', to: paths.prizes }

const links: ReadonlyMap<string, PrizeLink> = new Map([
  ['COUPON', { text: '下单时可以用它抵钱。', label: '查看我的优惠券', to: to(paths.myCoupon, { status: 'CLAIMED' }) }],
  ['TICKET', { text: '使用时把券码出示给工作人员。', label: '查看我的票券', to: paths.merchantTicket }],
  ['POINTS', { text: '可以在积分明细里查看。', label: '查看积分明细', to: paths.integralLog }],
])

/** The link to use a prize, by the kind that the server sends; for any other kind, the list of prizes. */
export const prizeLinkOf = ({ kind }: { kind: string }): PrizeLink => links.get(kind) ?? defaultLink
