import { isMadeSince } from '#/shared/lib/time/edges.ts'
import { hasRefused, copyRefused } from '#/shared/api/blocks.ts'
import { paths, to } from '#/paths.ts'
import type { Goods } from '#/domains/mall/model.ts'
import { goodsPictures } from '#/domains/mall/catalogue/card-rules.ts'
import { firstAvailable, goodsRefusal, priceRefusal, unreadableStockText } from '#/domains/mall/rules.ts'
import { isGoods } from '#/domains/mall/catalogue/whole-goods.ts'
import type { NewOrder, Order, OrderGoods } from '../model.ts'
import { orderAmount } from '../rules.ts'

/** The order line of a variant, by default of the first available one; null for unknown goods or an unknown variant. */
export function orderedLine(goods: Goods, specificationId: string): OrderGoods | null {
  const { goodsId, name, provideInvoice, specifications } = goods
  const item = specificationId ? specifications.find(({ id }) => id === specificationId) : firstAvailable(goods)
  if (!isGoods(goods) || (specificationId && !item)) return null
  return copyRefused(item, {
    goodsId,
    name,
    mainPicture: goodsPictures(goods)[0] ?? '',
    specificationId: item?.id ?? '',
    specificationName: item?.name ?? '',
    price: item?.price ?? null,
    deposit: item?.deposit ?? null,
    number: null,
    reportPackageId: null,
    provideInvoice,
  })
}

/**
 * The reason why the line cannot be ordered: the goods' state, an unread stock, or the price (GOODS-002, GOODS-003).
 * Null when the line can be ordered.
 */
export function lineRefusal(
  line: Pick<OrderGoods, 'price' | 'deposit' | 'specificationId'>,
  goods: Pick<Goods, 'state' | 'specifications'> | null,
): string | null {
  const item = goods?.specifications.find(({ id }) => id === line.specificationId)
  return (
    (goods && goodsRefusal(goods.state)) ??
    unreadableStockText(line) ??
    (item ? unreadableStockText(item) : null) ??
    priceRefusal(line)
  )
}

/** The order line of the options; its price comes from the goods when the options send none. */
export const pricedLine = (line: OrderGoods, own: OrderGoods | null): OrderGoods => ({
  ...line,
  price: line.price ?? (hasRefused(line) ? null : (own?.price ?? null)),
})

/**
 * Whether an order needs a shipping address: the goods are shipped, and the query does not contain
 * requireShippingAddress=false (GOODS-017, NAV-012).
 * @param delivered whether the options contain a delivery mode.
 * @param requireExpress null while unknown; the goods then count as shipped.
 */
export const needsAddress = (
  { delivered, requireExpress }: { delivered: boolean; requireExpress: boolean | null },
  { requireShippingAddress }: { requireShippingAddress: string | null },
): boolean => requireShippingAddress !== 'false' && (delivered || requireExpress !== false)

const isFresh = (order: Order, since: number): boolean =>
  order.status === 'WAITING_FOR_PAYMENT' && isMadeSince(order.createdDate, since)

/** Whether a lost request has created this unlock order: it has the name of the offer. */
export const isSameUnlock = (order: Order, name: string, total: number, since: number): boolean =>
  isFresh(order, since) && order.goods?.name === name && orderAmount(order) === total

/** Whether a lost request may have created this order: it is unpaid and has the same goods. */
export const isUnpaidFor = (order: Order, goodsId: string, since: number): boolean =>
  isFresh(order, since) && order.goods?.goodsId === goodsId

/** Whether a lost request has created exactly this order. */
export function isSameOrder(order: Order, wanted: NewOrder, since: number): boolean {
  return (
    isUnpaidFor(order, wanted.goodsId, since) &&
    (order.goods?.number ?? wanted.number) === wanted.number &&
    orderAmount(order) === wanted.expectedTotal &&
    (order.placementDetails?.paymentMode || 'LUMP_SUM') === wanted.paymentMode
  )
}

/**
 * The cashier of a pay order; by default, the order opens after success (PAY-019), and the cashier's own default
 * address after a failure.
 */
export const cashierOf = (
  payOrderId: string,
  orderId: string,
  returnUrl = to(paths.orderDetail, { id: orderId }),
  failUrl?: string,
): string => to(paths.cashier, {}, { id: payOrderId, orderId, returnUrl, failUrl })
