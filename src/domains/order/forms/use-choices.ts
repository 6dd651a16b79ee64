import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, useTransition } from 'react'
import { goodsAt } from '#/domains/mall/queries.ts'
import { isSaleUnclear } from '#/domains/mall/buy/unclear-sale.ts'
import { maxNumber } from '#/domains/mall/buy/buy-rules.ts'
import { MAX_PER_ORDER } from '#/domains/mall/rules.ts'
import * as z from 'zod/mini'
import { useEntryState } from '#/shared/form/use-entry-state.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { toast } from '#/shared/ui/layers/toast.ts'
import { useConfirmAmountChange } from '#/widgets/use-confirm-amount-change.ts'
import { useUnitPrice } from '../hooks/use-unit-price.ts'
import { chosenCoupon, usableChoice } from '../amount/coupon-choice.ts'
import { type OrderOptions, PaymentMode } from '../model.ts'
import { type Due, dueChange, dueOf, offeredNodes, paymentModeOf } from '../amount/payment-nodes.ts'
import { pricedOptions } from '../amount/priced-options.ts'
import { orderOptions, type OrderSearch, type OrderRequest, orderRequestOf } from '../queries.ts'
import { orderedLine, pricedLine } from '../place/place-rules.ts'
import { payableTotal } from '../rules.ts'

/**
 * The initial choices, from the address. The coupon in the address is checked once, when the screen opens: if it cannot be
 * used then, the server chooses the coupon.
 */
export function useInitialRequest(goodsId: string, search: OrderSearch): OrderRequest {
  const request = orderRequestOf(goodsId, search)
  const { data: options } = useSuspenseQuery(orderOptions({ ...request, couponId: undefined }))
  const [couponId] = useState(() => usableChoice(options, request.couponId, serverNow()))
  return { ...request, couponId }
}

/**
 * The options for a choice, with the coupon that the order uses. The server may compute the sum with a coupon that the
 * order cannot use. Then the app requests the options again without a coupon, so that sum and order agree.
 */
function usePriced(wanted: OrderRequest) {
  const { data: quoted } = useSuspenseQuery(pricedOptions(wanted))
  const { couponRefusal = null } = quoted
  // An id, null for no coupon, or undefined if the server chooses. After a refusal, the server has chosen.
  const couponId = couponRefusal ? undefined : wanted.couponId
  const coupon = chosenCoupon(quoted, couponId, serverNow())
  const sumHasCoupon = (couponId === undefined ? quoted.defaultCouponId : couponId) !== null
  const request = sumHasCoupon && !coupon ? { ...wanted, couponId: null } : wanted
  const { data: options } = useSuspenseQuery(pricedOptions(request))
  return { options, coupon, couponRefusal }
}

interface PriceState {
  due: Due
  goodsLoading: boolean
  couponRefusal: string | null
}

/** A toast for each change of the amount due, and for a coupon that the server refuses. */
function useChangeToast(shown: PriceState): void {
  const last = useRef(shown)
  useEffect(() => {
    const before = last.current
    last.current = shown
    const texts = [
      before.couponRefusal === shown.couponRefusal ? null : shown.couponRefusal,
      // A change caused by goods that load late is not a price change.
      before.goodsLoading ? null : dueChange(before.due, shown.due),
    ].filter(Boolean)
    if (texts.length > 0) toast(texts.join('，'))
  })
}

const Request: z.ZodMiniType<OrderRequest> = z.object({
  goodsId: z.string(),
  specificationItem: z.string(),
  number: z.int().check(z.positive()),
  couponId: z.optional(z.nullable(z.string())),
  paymentMode: z.optional(PaymentMode),
})

/** The choices that affect the price. The server recomputes after each change, and a toast shows the new amount. */
export function useChoices(initial: OrderRequest) {
  const [wanted, setWanted] = useEntryState('order', () => initial, Request)
  const [recomputing, startTransition] = useTransition()
  const { options, coupon, couponRefusal } = usePriced(wanted)
  const { line, goods, goodsLoading, max, priceBeforeSale } = useOrdered(wanted, options)
  const total = payableTotal(options, coupon)
  const nodes = offeredNodes(options, line, wanted.number, total)
  const mode = paymentModeOf(nodes, wanted.paymentMode ?? options.paymentMode)
  const due = dueOf(nodes, mode, total)
  useChangeToast({ due, goodsLoading, couponRefusal })
  const unit = useUnitPrice(line, priceBeforeSale)
  const agree = useConfirmAmountChange(due, goodsLoading ? null : wanted, unit)
  const change = (part: Partial<OrderRequest>) => startTransition(() => setWanted({ ...wanted, ...part }))
  const ordered = { line, goods, goodsLoading, max, repriced: unit.change }
  return { wanted, options, ordered, coupon, total, nodes, mode, due, recomputing, change, agree }
}

/**
 * The order line, from the options, or from the goods if the options contain no line. `max` is the largest number that can
 * be ordered. It depends on the stock in the goods: without them, only the server can refuse a number that is too large.
 */
function useOrdered({ goodsId, specificationItem }: OrderRequest, options: OrderOptions) {
  const { data: goods = null, isPending, error } = useQuery(goodsAt(goodsId))
  if (!options.goods && error) throw error
  const lineFromGoods = goods ? orderedLine(goods, options.goods?.specificationId || specificationItem) : null
  const line = options.goods ? pricedLine(options.goods, lineFromGoods) : lineFromGoods
  const item = goods?.specifications.find(({ id }) => id === line?.specificationId)
  // The goods screen shows the unit price before the sale; the quote of the server may contain the sale.
  const priceBeforeSale = goods && isSaleUnclear(goods) ? (lineFromGoods?.price ?? null) : null
  const max = item ? Math.max(maxNumber(item), 1) : MAX_PER_ORDER
  return { line, goods, goodsLoading: isPending, max, priceBeforeSale }
}
