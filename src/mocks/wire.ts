import type { Db } from './db.ts'
import type { AddressRow, CouponRow, InvoiceRow, OrderRow, PatientRow, RefundRow } from './db-rows.ts'
import type { SeedGoods } from './seed/goods-seed.ts'
import { plainId } from './seed/many-goods.ts'
import { extras, promotionsWire } from './seed/promotions.ts'

/** Converts rows to replies; used by every handler that sends them. */

const iso = (time: number): string => new Date(time).toISOString()

export const fitsGoods = ({ goodsIds }: CouponRow, goodsId: string): boolean =>
  goodsIds.length === 0 || goodsIds.includes(goodsId)

export const couponWire = (coupon: CouponRow, claimed: boolean) => ({
  id: coupon.id,
  name: coupon.name,
  startTime: iso(coupon.startTime),
  endTime: iso(coupon.endTime),
  discount: coupon.discount,
  thresholdOfAmount: coupon.thresholdOfAmount,
  discountType: coupon.discountType,
  couponBelong: coupon.goodsIds.length > 0 ? 'GOODS' : 'MALL',
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

/** The coupons offered with goods, and whether this user already has them. */
const offeredCoupons = (db: Db, goods: SeedGoods, userId: string | null) =>
  db.coupons
    .filter((coupon) => coupon.userId === null && coupon.packageId === null && fitsGoods(coupon, plainId(goods.id)))
    .map((coupon) =>
      couponWire(
        coupon,
        db.coupons.some((held) => held.userId === userId && held.templateId === coupon.id),
      ),
    )

function goodsFacts({ promotionHour }: Db, goods: SeedGoods) {
  const [mainPicture = ''] = goods.pictures
  const plain = plainId(goods.id)
  const extra = extras[plain] ?? {}
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
    abstractPromotionEvent: promotionsWire(plain, promotionHour)[0] ?? null,
    requireExpress: goods.requireExpress,
    provideInvoice: goods.provideInvoice,
    needConfirmSharePerson: extra.needConfirmSharePerson ?? false,
    number: extra.number ?? null,
    pointsGoodsQuota: extra.pointsGoodsQuota ?? null,
    rewardDetailDTO: extra.shareAmountMin
      ? { shareAmountMin: extra.shareAmountMin, partSalesAmountMin: extra.partSalesAmountMin ?? null }
      : null,
    highlights: goods.highlights,
    sales: goods.sales,
    state: goods.state,
  }
}

export const goodsWire = (db: Db, goods: SeedGoods, userId: string | null) =>
  goods.state === 'DELETED'
    ? { state: goods.state }
    : {
        ...goodsFacts(db, goods),
        discountCouponList: offeredCoupons(db, goods, userId),
        detail: goods.detailHtml,
      }

/** Lists contain neither the long description nor deleted goods. */
export const goodsListWire = (db: Db, goods: SeedGoods, userId: string | null = null) => ({
  ...goodsFacts(db, goods),
  discountCouponList: offeredCoupons(db, goods, userId),
})

/** The goods of an unlock order, which are not part of the mall. */
export const unlockGoods = (name: string, amount: number) => ({
  goodsId: null,
  name,
  mainPicture: '',
  specificationId: '',
  specificationName: '',
  price: amount,
  reportPackageId: '',
  provideInvoice: false,
})

export function orderGoodsWire(db: Db, goodsId: string, specificationId: string) {
  const goods = db.goods.find((entry) => entry.id === goodsId)
  const item = goods?.specifications.find((entry) => entry.id === specificationId)
  return {
    goodsId,
    name: goods?.name ?? '',
    mainPicture: goods?.pictures[0] ?? '',
    specificationId: item?.id ?? '',
    specificationName: item?.name ?? '',
    price: item?.price ?? 0,
    reportPackageId: goods?.reportPackageId ?? '',
    provideInvoice: goods?.provideInvoice ?? false,
  }
}

/** The current invoice of an order: the last invoice. */
export const lastInvoice = (db: Db, orderId: string): InvoiceRow | null =>
  db.invoices.findLast((entry) => entry.orderId === orderId) ?? null

export const invoiceWire = (db: Db, invoice: InvoiceRow | null) =>
  invoice && {
    invoiceType: invoice.invoiceType,
    titleType: invoice.titleType,
    state: invoice.state,
    invoiceResource: invoice.resource,
    title: invoice.title,
    taxNumber: invoice.taxNumber,
    email: invoice.email,
    amount: db.orders.find((entry) => entry.id === invoice.orderId)?.total ?? null,
    createdDate: iso(invoice.createdAt),
    shippingAddress: invoice.address,
    expressDetails:
      invoice.invoiceType === 'MAILING' && invoice.state === 'VALID'
        ? { company: '中国邮政', number: `EMS${invoice.id.replace(/\D/g, '').padStart(9, '0')}` }
        : null,
  }

const refundWire = (refund: RefundRow) => ({
  status: refund.status,
  refundedAmount: refund.refunded,
  apply: { amount: refund.amount, applyTime: iso(refund.appliedAt) },
  refundStatusHistory: refund.history.map(({ refundStatus, time }) => ({ refundStatus, time: iso(time) })),
  rejectRemark: refund.rejectRemark,
  rejectTime: refund.rejectedAt === null ? null : iso(refund.rejectedAt),
  completedTime: refund.completedAt === null ? null : iso(refund.completedAt),
})

/** Fields that only orders with deposit and balance have. */
const nodesWire = (order: OrderRow) => {
  if (order.deposit === undefined) return {}
  const waiting = order.depositPaid === true && order.status === 'WAITING_FOR_PAYMENT'
  return {
    paymentModeSummary: { deposit: order.deposit, balance: order.total - order.deposit },
    isBalanceWaitingPayment: waiting,
    hasInvalidDiscounts: waiting && (order.invalidDiscounts ?? []).length > 0,
    invalidDiscounts: order.invalidDiscounts ?? [],
  }
}

export function orderWire(db: Db, order: OrderRow) {
  const patient = db.patients.find((entry) => entry.id === order.patientId)
  // Orders for an unlock or a renewal are not part of the mall.
  const unlocks = order.unlock?.name ?? db.renewals.find(({ orderId }) => orderId === order.id)?.name
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    orderStatus: order.status,
    amount: order.total,
    totalAmount: order.total,
    createdDate: iso(order.createdAt),
    goods: unlocks
      ? unlockGoods(unlocks, order.price)
      : { ...orderGoodsWire(db, order.goodsId, order.specificationId), price: order.price },
    sourceType: order.unlock ? 'REPORT_UNLOCK' : 'MALL',
    placementDetails: {
      paymentMode: order.deposit === undefined ? ('LUMP_SUM' as const) : ('DEPOSIT_AND_BALANCE' as const),
      invoice: invoiceWire(db, lastInvoice(db, order.id)) ?? (order.invoice ? { titleType: order.invoice } : null),
      goods: { number: order.number },
    },
    invoiceDownloadable: lastInvoice(db, order.id)?.state === 'VALID',
    paymentSummary: { total: order.total, items: order.items },
    shippingAddress: order.address,
    statusHistory: order.history.map(({ orderStatus, time }) => ({ orderStatus, time: iso(time) })),
    expressDetails: order.express,
    refundmentDetails: order.refund ? refundWire(order.refund) : null,
    patient: patient ? patientWire(patient) : null,
    requirements: order.requirements,
    canUseOtherPayment: order.othersMayPay === true && order.status === 'WAITING_FOR_PAYMENT',
    ...nodesWire(order),
  }
}
