import type { AddressRow, CouponRow, Db, OrderRow, PatientRow } from './db.ts'
import type { SeedGoods } from './seed/goods-seed.ts'

/** How rows go over the wire; used by every handler that answers them. */

const iso = (time: number): string => new Date(time).toISOString()

export const couponWire = (coupon: CouponRow, claimed: boolean) => ({
  id: coupon.id,
  name: coupon.name,
  startTime: iso(coupon.startTime),
  endTime: iso(coupon.endTime),
  discount: coupon.discount,
  thresholdOfAmount: coupon.thresholdOfAmount,
  discountType: coupon.discountType,
  couponBelong: 'MALL',
  claimed,
})

export const addressWire = ({ id, name, mobile, province, city, district, detail, isDefault }: AddressRow) => ({
  id,
  name,
  mobile,
  province,
  city,
  district,
  detail,
  isDefault,
})

export const patientWire = ({ userId: _owner, ...patient }: PatientRow) => patient

const HOUR = 3_600_000

/** G007 is on promotion: it began an hour before and ends two hours after the world was made. */
export const promotionOf = (goods: SeedGoods, now: number) =>
  goods.id === 'G007'
    ? {
        promotionData: {
          startTime: iso(Math.floor(now / HOUR) * HOUR - HOUR),
          endTime: iso(Math.floor(now / HOUR) * HOUR + 2 * HOUR),
          promotionType: 'TIME_LIMIT_DISCOUNT' as const,
        },
      }
    : null

/** What is offered at goods, and whether this person already has it. */
const offeredCoupons = (db: Db, goods: SeedGoods, userId: string | null) =>
  db.coupons
    .filter((coupon) => coupon.userId === null && (coupon.goodsIds.length === 0 || coupon.goodsIds.includes(goods.id)))
    .map((coupon) =>
      couponWire(
        coupon,
        db.coupons.some((held) => held.userId === userId && held.templateId === coupon.id),
      ),
    )

export function goodsWire(db: Db, goods: SeedGoods, userId: string | null, now: number) {
  if (goods.state === 'DELETED') return { state: goods.state }
  const [mainPicture = ''] = goods.pictures
  return {
    goodsId: goods.id,
    goodsRecordId: `${goods.id}-R1`,
    name: goods.name,
    subtitle: goods.subtitle,
    mainPicture,
    finalPrice: Math.min(...goods.specifications.map((item) => item.price)),
    goodsData: { mainPicture, pictures: goods.pictures },
    specifications: goods.specifications.map((item) => ({
      id: item.id,
      name: item.name,
      price: item.price,
      stock: item.stock,
      priceBeforeDiscount: item.priceBeforeDiscount > item.price ? item.priceBeforeDiscount : null,
      deposit: item.deposit || null,
    })),
    abstractPromotionEvent: promotionOf(goods, now),
    discountCouponList: offeredCoupons(db, goods, userId),
    requireExpress: goods.requireExpress,
    provideInvoice: goods.provideInvoice,
    needConfirmSharePerson: false,
    detail: goods.detailHtml,
    highlights: goods.highlights,
    sales: goods.sales,
    state: goods.state,
  }
}

/** Lists do not carry the long description. */
export const goodsListWire = (db: Db, goods: SeedGoods, userId: string | null, now: number) => {
  const {
    detail: _detail,
    discountCouponList: _coupons,
    ...rest
  } = goodsWire(db, goods, userId, now) as Record<string, unknown>
  return rest
}

export function orderGoodsWire(db: Db, goodsId: string, specificationId: string, number: number) {
  const goods = db.goods.find((entry) => entry.id === goodsId)
  const item = goods?.specifications.find((entry) => entry.id === specificationId)
  return {
    goodsId,
    name: goods?.name ?? '',
    mainPicture: goods?.pictures[0] ?? '',
    specificationId: item?.id ?? '',
    specificationName: item?.name ?? '',
    price: item?.price ?? 0,
    number,
    reportPackageId: goods?.reportPackageId ?? '',
  }
}

export const orderWire = (db: Db, order: OrderRow) => ({
  id: order.id,
  orderNumber: order.orderNumber,
  orderStatus: order.status,
  amount: order.total,
  totalAmount: order.total,
  createdDate: iso(order.createdAt),
  goods: { ...orderGoodsWire(db, order.goodsId, order.specificationId, order.number), price: order.price },
  sourceType: 'MALL',
  placementDetails: { paymentMode: 'LUMP_SUM' as const },
  paymentSummary: { total: order.total, items: order.items },
  shippingAddress: order.address,
  statusHistory: order.history.map(({ orderStatus, time }) => ({ orderStatus, time: iso(time) })),
  expressDetails: order.express,
  requirements: order.requirements,
  canUseOtherPayment: false,
})
