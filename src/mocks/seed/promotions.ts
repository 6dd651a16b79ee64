import type { PromotionType } from '#/domains/mall/model.ts'

interface SeedPromotion {
  type: PromotionType
  /** Hours relative to the full hour of the real clock; both may be negative. */
  from: number
  to: number
  buyerCashBack?: number
  sharerCashBack?: number
  sharerCouponsBack?: number
  upperStar?: number
  lowerStar?: number
}

/**
 * Promotions by goods; the first promotion is part of the goods, the other promotions come only from the separate call.
 */
const promotions: Record<string, readonly SeedPromotion[]> = {
  G007: [
    { type: 'TIME_LIMIT_DISCOUNT', from: -1, to: 2 },
    { type: 'COUPONS_PACKAGE', from: -24, to: 240, sharerCouponsBack: 1 },
  ],
  G008: [{ type: 'SNAP_UP', from: -2, to: 5 }],
  G016: [
    {
      type: 'CASH_BACK',
      from: -48,
      to: 72,
      buyerCashBack: 1000,
      sharerCashBack: 500,
      sharerCouponsBack: 2,
      upperStar: 2000,
      lowerStar: 1000,
    },
  ],
  G021: [{ type: 'COUPONS_PACKAGE', from: -1, to: 30 }],
  // A promotion that has not started and a promotion that is over: the app must not show them.
  G005: [{ type: 'SNAP_UP', from: 3, to: 6 }],
  G022: [{ type: 'TIME_LIMIT_DISCOUNT', from: -6, to: -1 }],
}

const HOUR = 3_600_000
const iso = (time: number): string => new Date(time).toISOString()

export const fullHour = (now: number): number => Math.floor(now / HOUR) * HOUR

function promotionWire(seed: SeedPromotion, hour: number) {
  const { buyerCashBack = null, sharerCashBack = null, sharerCouponsBack = null, upperStar, lowerStar } = seed
  return {
    promotionData: {
      startTime: iso(hour + seed.from * HOUR),
      endTime: iso(hour + seed.to * HOUR),
      promotionType: seed.type,
    },
    detailData: {
      discountGoodsData: { buyerCashBack, sharerCashBack, sharerCouponsBack },
      memberRewards: upperStar && lowerStar ? { upperStar: { amount: upperStar }, lowerStar: { amount: lowerStar } } : null,
    },
  }
}

/** @param hour epoch ms of the full hour that the promotions are relative to. */
export const promotionsWire = (goodsId: string, hour: number) =>
  (promotions[goodsId] ?? []).map((seed) => promotionWire(seed, hour))

const runs = ({ type, from, to }: SeedPromotion) => type === 'TIME_LIMIT_DISCOUNT' && from <= 0 && to > 0

/** Goods whose discount runs at the full hour, and when it ends, in epoch ms. */
export const runningDiscounts = (hour: number): { goodsId: string; end: number }[] =>
  Object.entries(promotions).flatMap(([goodsId, all]) =>
    all.filter(runs).map(({ to }) => ({ goodsId, end: hour + to * HOUR })),
  )

export const promotedGoods = (): string[] => Object.keys(promotions)

interface Extras {
  shareAmountMin?: number
  partSalesAmountMin?: number
  needConfirmSharePerson?: true
  pointsGoodsQuota?: number
  /** Pieces of a flash sale. */
  number?: number
}

/** Extras of single goods: rewards for sharing, the question about the sharer, a quota. */
export const extras: Record<string, Extras> = {
  G001: { shareAmountMin: 3000, partSalesAmountMin: 6000 },
  G006: { shareAmountMin: 1200 },
  G007: { shareAmountMin: 300 },
  G008: { number: 500 },
  G011: { needConfirmSharePerson: true, shareAmountMin: 10_000 },
  G016: { shareAmountMin: 500 },
  G019: { pointsGoodsQuota: 3 },
}
