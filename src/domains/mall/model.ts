import * as z from 'zod/mini'
import { Coupon } from '#/domains/coupon/model.ts'
import { Flag, Id, Instant, listOf, maybe, Text } from '#/shared/api/wire.ts'
import { Cents } from '#/shared/lib/money.ts'

export { Nothing, PageQuery } from '#/shared/api/wire.ts'

const Money = maybe(Cents)
/** What somebody pays; below 0 it is no price. */
const Price = z.pipe(
  Money,
  z.transform((price) => (price === null || price < 0 ? null : price)),
)
const Reward = z.pipe(
  maybe(z.object({ money: Money })),
  z.transform((reward) => reward?.money ?? null),
)

export const Specification = z.object({
  id: Id,
  name: Text,
  price: Price,
  priceBeforeDiscount: Money,
  /** Cents paid first; null or 0 when the goods are paid at once only. */
  deposit: Money,
  stock: maybe(z.int()),
  inviterReward: Reward,
  salesReward: Reward,
})
export type Specification = z.infer<typeof Specification>

export const promotionTypes = ['COUPONS_PACKAGE', 'TIME_LIMIT_DISCOUNT', 'SNAP_UP', 'CASH_BACK'] as const
export type PromotionType = (typeof promotionTypes)[number]

/** Coupons for the sharer: their number, or the list of them (a number or a list). */
const CouponsBack = z.pipe(
  z.catch(maybe(z.union([z.int(), z.array(z.unknown())])), null),
  z.transform((back) => (Array.isArray(back) ? back.length : (back ?? 0))),
)
const Star = z.pipe(
  maybe(z.object({ amount: Money })),
  z.transform((star) => star?.amount ?? null),
)

const promotion = {
  promotionData: z.object({ startTime: Instant, endTime: Instant, promotionType: z.enum(promotionTypes) }),
  detailData: maybe(
    z.object({
      discountGoodsData: maybe(
        z.object({ buyerCashBack: Money, sharerCashBack: Money, sharerCouponsBack: CouponsBack }),
      ),
      memberRewards: maybe(z.object({ upperStar: Star, lowerStar: Star })),
    }),
  ),
}
const Promotion = z.object(promotion)
export type Promotion = z.infer<typeof Promotion>

/** A promotion of a kind that is not known yet must not break the goods page. */
const KnownPromotion = z.catch(maybe(Promotion), null)

const goodsStates = ['PUBLISHED', 'OFF_SHELVES', 'DELETED'] as const
export type GoodsState = (typeof goodsStates)[number]
/** GOODS-004: goods without a state are on the shelf; an unknown one cannot be bought. */
export const GoodsState = z.pipe(
  z.optional(z.nullable(z.string())),
  z.transform((state): GoodsState =>
    state ? (goodsStates.find((known) => known === state) ?? 'OFF_SHELVES') : 'PUBLISHED',
  ),
)

const GoodsData = z.object({ mainPicture: Text, pictures: listOf(z.string()), finalPrice: Price })

/** A deleted goods item has only its state (GOODS-003), so everything else may be missing. */
export const Goods = z.object({
  goodsId: maybe(Id),
  goodsRecordId: maybe(Id),
  name: Text,
  subtitle: Text,
  mainPicture: Text,
  finalPrice: Price,
  goodsData: maybe(GoodsData),
  specifications: listOf(Specification),
  abstractPromotionEvent: KnownPromotion,
  discountCouponList: listOf(Coupon),
  requireExpress: Flag,
  provideInvoice: Flag,
  needConfirmSharePerson: Flag,
  /** How many pieces were put on offer; with the stock it tells how far a flash sale has come. */
  number: maybe(z.int()),
  pointsGoodsQuota: maybe(z.int()),
  rewardDetailDTO: maybe(z.object({ shareAmountMin: Money, partSalesAmountMin: Money })),
  detail: Text,
  highlights: listOf(z.string()),
  sales: maybe(z.int()),
  state: GoodsState,
})
export type Goods = z.infer<typeof Goods>

/** A promotion that is read by itself; one of the whole mall names its goods. Null: of a kind that is not known yet. */
export const PromotionEvent = z.catch(z.nullable(z.object({ ...promotion, goods: maybe(Goods) })), null)
export type PromotionEvent = NonNullable<z.infer<typeof PromotionEvent>>
/** Without goods: what runs now, in the whole mall. */
export const PromotionQuery = z.object({ goodsId: z.optional(z.string()) })

export const GoodsSearch = z.object({
  keyword: z.optional(z.string()),
  groupId: z.optional(z.string()),
  type: z.optional(z.string()),
})
/** Asks for the goods that a coupon can be used for. */
export const GoodsOfCoupon = z.object({ couponId: z.string(), keyword: z.optional(z.string()) })
export const GoodsGroup = z.object({ id: Id, name: Text, icon: Text })
export type GoodsGroup = z.infer<typeof GoodsGroup>
export const GoodsView = z.object({ goodsId: z.string(), url: z.string() })
