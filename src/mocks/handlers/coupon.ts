import { couponApi } from '#/domains/coupon/contract.ts'
import { couponPhase } from '#/domains/coupon/rules.ts'
import { type CouponRow, type Db, nextId } from '../db.ts'
import { mockApi } from '../mock-api.ts'
import { Refuse } from '../refuse.ts'

const DAY = 86_400_000

function claim(db: Db, template: CouponRow | undefined, userId: string, now: number): null {
  if (!template) throw new Refuse(404)
  if (couponPhase(template, now) !== 'open') throw new Refuse(400, '优惠券不在领取时间内')
  if (db.coupons.some((held) => held.userId === userId && held.templateId === template.id))
    throw new Refuse(400, '已领取过')
  db.coupons.push({ ...template, id: nextId(db, 'C'), userId, templateId: template.id })
  return null
}

/** The package of the start parameter: one coupon, known by its code. */
const packageCoupon = (code: string, now: number): CouponRow => ({
  id: `PACKAGE-${code}`,
  userId: null,
  name: '礼包优惠券',
  discountType: 'FIXED_AMOUNT',
  discount: 3000,
  thresholdOfAmount: 30_000,
  startTime: now - DAY,
  endTime: now + 30 * DAY,
  goodsIds: [],
  templateId: null,
  usedByOrder: null,
})

export const couponHandlers = mockApi(couponApi, {
  claim: ({ db, query, user, now }) =>
    claim(
      db,
      db.coupons.find((entry) => entry.userId === null && entry.id === query.couponId),
      user.id,
      now,
    ),
  receivePackage: ({ db, body, user, now }) => {
    if (!/^CP\d+$/.test(body.couponsPackage)) throw new Refuse(400, '优惠券礼包不存在')
    return claim(db, packageCoupon(body.couponsPackage, now), user.id, now)
  },
})
