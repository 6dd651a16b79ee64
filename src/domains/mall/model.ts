import * as z from 'zod/mini'
import { Coupon } from '#/domains/coupon/model.ts'
import { Title } from '#/shared/api/title.ts'
import {
  transform,
  Edge,
  Flag,
  flag,
  Id,
  listOf,
  maybe,
  Money,
  Name,
  open,
  custom,
  Quantity,
  shape,
  Text,
  WholeNumber,
} from '#/shared/api/wire.ts'
import { Price, Specification } from './buy/specification.ts'
import { CardName, GoodsState } from './catalogue/goods-shapes.ts'
import { atPricesBeforeSale } from './buy/unclear-sale.ts'

export { GoodsGroup, GoodsState } from './catalogue/goods-shapes.ts'

export { Nothing, PageQuery } from '#/shared/api/wire.ts'

export const promotionTypes = ['COUPONS_PACKAGE', 'TIME_LIMIT_DISCOUNT', 'SNAP_UP', 'CASH_BACK'] as const
export type PromotionType = (typeof promotionTypes)[number]

const CouponsBack = custom<number, number | readonly unknown[]>(
  (value) => Number.isInteger(value) || Array.isArray(value),
  0,
  (back) => (Array.isArray(back) ? back.length : Number.isInteger(back) ? Number(back) : 0),
)
const Star = transform(maybe(shape('MemberReward', { amount: Money })), (star) => star?.amount ?? null)

const promotion = {
  promotionData: shape('PromotionData', { startTime: Edge, endTime: Edge, promotionType: open(promotionTypes) }),
  detailData: maybe(
    shape('PromotionDetail', {
      discountGoodsData: maybe(
        shape('DiscountGoodsData', { buyerCashBack: Money, sharerCashBack: Money, sharerCouponsBack: CouponsBack }),
      ),
      memberRewards: maybe(shape('MemberRewards', { upperStar: Star, lowerStar: Star })),
    }),
  ),
}
const Promotion = shape('Promotion', promotion)
export type Promotion = z.infer<typeof Promotion>

const GoodsData = shape('GoodsData', { mainPicture: Text, pictures: listOf(Name), finalPrice: Price })

const goods = {
  goodsId: maybe(Id),
  goodsRecordId: maybe(Id),
  name: Title,
  subtitle: Title,
  mainPicture: Text,
  finalPrice: Price,
  goodsData: maybe(GoodsData),
  specifications: listOf(Specification),
  abstractPromotionEvent: maybe(Promotion),
  discountCouponList: listOf(Coupon),
  requireExpress: flag(false, true),
  provideInvoice: Flag,
  needConfirmSharePerson: flag(false, true),
  /** The number of offered pieces; the progress of a flash sale is computed from it and the stock. */
  number: WholeNumber,
  pointsGoodsQuota: Quantity,
  rewardDetailDTO: maybe(shape('RewardDetail', { shareAmountMin: Money, partSalesAmountMin: Money })),
  detail: Text,
  highlights: listOf(Name),
  sales: WholeNumber,
  state: GoodsState,
}

/** Deleted goods have only a state (GOODS-003), so every other field is optional. */
export const Goods = transform(shape('Goods', goods), atPricesBeforeSale)
export type Goods = z.infer<typeof Goods>

/** Goods in a list: without an id or a name, their card could not be opened, so they are refused and counted. */
export const ListedGoods = transform(shape('Goods', { ...goods, goodsId: Id, name: CardName }), atPricesBeforeSale)
export type ListedGoods = z.infer<typeof ListedGoods>

/** A promotion of the separate call; a promotion of the whole mall contains its goods. */
export const PromotionEvent = shape('Promotion', { ...promotion, goods: maybe(Goods) })
export type PromotionEvent = z.infer<typeof PromotionEvent>
/** Without `goodsId`, the reply has the current promotions of the whole mall. */
export const PromotionQuery = z.object({ goodsId: z.optional(z.string()) })

export const GoodsQuery = z.object({ sharingCode: z.optional(z.string()) })
export const GoodsSearch = z.object({
  keyword: z.optional(z.string()),
  groupId: z.optional(z.string()),
  type: z.optional(z.string()),
})
export const GoodsOfCoupon = z.object({ couponId: z.string(), keyword: z.optional(z.string()) })
export const GoodsView = z.object({ goodsId: z.string(), url: z.string() })
