import { couponDiscount } from '#/domains/coupon/discount.ts'
import { cents } from '#/shared/lib/money.ts'
import type { CouponRow, OrderRow } from '../db-rows.ts'
import { personas } from '../personas.ts'

const DAY = 86_400_000

const userId = (persona: string): string => personas.find((entry) => entry.persona === persona)?.id ?? ''

/** All personas except `new` and `unlucky`. */
const customers = personas.filter(({ persona }) => persona !== 'new' && persona !== 'unlucky').map(({ id }) => id)

const coupon = (id: string, name: string, now: number, extra: Partial<CouponRow>): CouponRow => ({
  id, userId: null, name, discountType: 'FIXED_AMOUNT', discount: 5000, thresholdOfAmount: 50_000,
  startTime: now - 10 * DAY, endTime: now + 20 * DAY, goodsIds: [], packageId: null, announcedTo: [], templateId: null, usedByOrder: null, ...extra,
})

/** Coupons to claim: at the goods, in the tab 待领取, by an address. */
const offered = (now: number): CouponRow[] => [
  coupon('CT1', '新人立减券', now, { discount: 10_000, thresholdOfAmount: 100_000, announcedTo: customers }),
  coupon('CT2', '健康检测九折券', now, { discountType: 'PROPORTION', discount: 9, thresholdOfAmount: 0, goodsIds: ['G001', 'G002'], announcedTo: customers }),
  coupon('CT3', '下周预热券', now, { discount: 3000, thresholdOfAmount: 30_000, startTime: now + 5 * DAY, endTime: now + 12 * DAY, goodsIds: ['G004', 'G005'], announcedTo: customers }),
  coupon('CT4', '全家健康礼包', now, { discount: 8000, thresholdOfAmount: 80_000, goodsIds: ['G010', 'G011', 'G012'], announcedTo: customers }),
  coupon('CT5', '礼包七五折券', now, { discountType: 'PROPORTION', discount: 7.5, thresholdOfAmount: 150_000, goodsIds: ['G010', 'G011', 'G012'], packageId: 'CT4' }),
  coupon('CT6', '上月活动券', now, { startTime: now - 40 * DAY, endTime: now - 10 * DAY, goodsIds: ['G004'], announcedTo: customers }),
]

type SeedCoupon = [id: string, persona: string, name: string, extra: Partial<CouponRow>]

const held = (now: number): SeedCoupon[] => {
  const later = { startTime: now + 10 * DAY, endTime: now + 40 * DAY }
  const over = { startTime: now - 40 * DAY, endTime: now - 10 * DAY }
  return [
    ['CU1', 'member', '满减券', { discount: 5000, thresholdOfAmount: 50_000 }],
    ['CU2', 'member', '会员八五折券', { discountType: 'PROPORTION', discount: 8.5, thresholdOfAmount: 200_000 }],
    ['CU3', 'member', '满一万减一千', { discount: 100_000, thresholdOfAmount: 1_000_000 }],
    ['CU4', 'unlucky', '下月可用券', later],
    ['CU5', 'unlucky', '上月过期券', over],
    ['CU6', 'member', '开业立减券', { discount: 20_000, thresholdOfAmount: 100_000, usedByOrder: 'O201' }],
    ['CU7', 'member', '上月九折券', { discountType: 'PROPORTION', discount: 9, thresholdOfAmount: 0, ...over }],
    ['CU8', 'member', '下月立减券', { discount: 3000, thresholdOfAmount: 30_000, ...later }],
    ['CU9', 'member', '抽奖所得30元券', { discount: 3000, thresholdOfAmount: 30_000, goodsIds: ['G004', 'G005', 'G006'] }],
    ['CR1', 'rich', '老客户立减券', { discount: 20_000, thresholdOfAmount: 200_000 }],
    ['CR2', 'rich', '老客户八折券', { discountType: 'PROPORTION', discount: 8, thresholdOfAmount: 300_000 }],
    ['CR3', 'rich', '下月八五折券', { discountType: 'PROPORTION', discount: 8.5, ...later }],
    ['CR4', 'rich', '春季立减券', { discount: 5000, usedByOrder: 'O704' }],
    ['CR5', 'rich', '春季九折券', { discountType: 'PROPORTION', discount: 9, thresholdOfAmount: 0, usedByOrder: 'O707' }],
    ['CR6', 'rich', '夏季立减券', over],
    ['CR7', 'rich', '夏季九折券', { discountType: 'PROPORTION', discount: 9, ...over }],
  ]
}

/** Coupons offered at goods, and those that people have. */
export const couponsOf = (now: number): CouponRow[] => [
  ...offered(now),
  ...held(now).map(([id, persona, name, extra]) => coupon(id, name, now, { userId: userId(persona), ...extra })),
]

/** An old order for which a coupon was used. */
export function withCoupon(order: OrderRow, coupons: readonly CouponRow[]): OrderRow {
  const used = coupons.find((entry) => entry.usedByOrder === order.id)
  if (!used) return order
  const off = couponDiscount({ ...used, thresholdOfAmount: cents(used.thresholdOfAmount) }, cents(order.total))
  return { ...order, couponId: used.id, total: order.total - off, items: [...order.items, { name: used.name, amount: -off }] }
}
