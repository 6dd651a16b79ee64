import { couponApi } from '#/domains/coupon/api.ts'
import { couponGoodsApi } from '#/domains/mall/coupon-goods/api.ts'
import { tabOfCoupon } from '#/domains/coupon/rules.ts'
import type { CouponTab } from '#/domains/coupon/tabs.ts'
import { spanPhase } from '#/shared/lib/time/edges.ts'
import { type Db, nextId } from '../db.ts'
import type { CouponRow } from '../db-rows.ts'
import { mockApi } from '../mock-api.ts'
import { HttpError } from '../http-error.ts'
import { couponWire, fitsGoods, goodsListWire } from '../wire.ts'

const DAY = 86_400_000

const isHeld = (db: Db, templateId: string, userId: string): boolean =>
  db.coupons.some((held) => held.userId === userId && held.templateId === templateId)

const withContent = (db: Db, coupon: CouponRow): CouponRow[] => [
  coupon,
  ...db.coupons.filter((entry) => entry.packageId === coupon.id),
]

export function give(db: Db, template: CouponRow, userId: string): CouponRow[] {
  const given = withContent(db, template).map((entry) => ({
    ...entry,
    id: nextId(db, 'C'),
    userId,
    templateId: entry.id,
    packageId: null,
  }))
  db.coupons.push(...given)
  return given
}

function claim(db: Db, template: CouponRow | undefined, userId: string, now: number): null {
  if (!template) throw new HttpError(404)
  if (spanPhase(template, now) !== 'open') throw new HttpError(400, '优惠券不在领取时间内')
  if (isHeld(db, template.id, userId)) throw new HttpError(400, '已领取过')
  give(db, template, userId)
  return null
}

/** The coupon package of the start parameter: one coupon, identified by its code. */
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
  packageId: null,
  announcedTo: [],
  templateId: null,
  usedByOrder: null,
})

const accessible = (db: Db, userId: string, now: number): CouponRow[] =>
  db.coupons.filter(
    (coupon) =>
      coupon.userId === null &&
      coupon.announcedTo.includes(userId) &&
      spanPhase(coupon, now) !== 'over' &&
      !isHeld(db, coupon.id, userId),
  )

function readable(db: Db, id: string, userId: string): { coupon: CouponRow; claimed: boolean } {
  const coupon = db.coupons.find((entry) => entry.id === id)
  if (!coupon) throw new HttpError(404)
  if (coupon.userId !== null && coupon.userId !== userId) throw new HttpError(403)
  return { coupon, claimed: coupon.userId !== null || isHeld(db, id, userId) }
}

function ofTab(db: Db, status: CouponTab, userId: string, now: number) {
  if (status === 'UNCLAIMED') return accessible(db, userId, now).map((coupon) => couponWire(coupon, false))
  return db.coupons
    .filter((coupon) => coupon.userId === userId && tabOfCoupon(coupon, coupon.usedByOrder !== null, now) === status)
    .map((coupon) => couponWire(coupon, true))
}

export const couponHandlers = mockApi(
  { ...couponApi, ...couponGoodsApi },
  {
    mine: ({ db, body, user, now }) => ofTab(db, body.status, user.id, now),
    accessible: ({ db, user, now }) => ofTab(db, 'UNCLAIMED', user.id, now),
    get: ({ db, path, user }) => {
      const { coupon, claimed } = readable(db, path.id, user.id)
      return couponWire(coupon, claimed)
    },
    case: ({ db, path, user }) => {
      const { coupon, claimed } = readable(db, path.id, user.id)
      return withContent(db, coupon).map((entry) => couponWire(entry, claimed))
    },
    list: ({ db, body }) => {
      const coupon = db.coupons.find((entry) => entry.id === body.couponId)
      if (!coupon) throw new HttpError(404)
      return db.goods
        .filter(
          (goods) =>
            goods.state === 'PUBLISHED' &&
            fitsGoods(coupon, goods.id) &&
            `${goods.name}${goods.subtitle}`.includes(body.keyword ?? ''),
        )
        .map((goods) => goodsListWire(db, goods))
    },
    claim: ({ db, query, user, now }) =>
      claim(
        db,
        db.coupons.find((entry) => entry.userId === null && entry.packageId === null && entry.id === query.couponId),
        user.id,
        now,
      ),
    receivePackage: ({ db, body, user, now }) => {
      if (!/^CP\d+$/.test(body.couponsPackage)) throw new HttpError(400, '优惠券礼包不存在')
      return claim(db, packageCoupon(body.couponsPackage, now), user.id, now)
    },
  },
)
