import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, useTransition } from 'react'
import { goodsAt } from '#/domains/mall/queries.ts'
import { isSaleUnclear } from '#/domains/mall/unclear-sale.ts'
import { maxNumber } from '#/domains/mall/buy-rules.ts'
import { MAX_PER_ORDER } from '#/domains/mall/rules.ts'
import * as z from 'zod/mini'
import { useEntryState } from '#/shared/form/use-entry-state.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { toast } from '#/shared/ui/layers/toast.ts'
import { useConfirmAmountChange } from '#/widgets/use-confirm-amount-change.ts'
import { useUnitPrice } from '../hooks/use-unit-price.ts'
import { chosenCoupon, usableChoice } from '../coupon-choice.ts'
import { type OrderOptions, PaymentMode } from '../model.ts'
import { type Due, dueChange, dueOf, offeredNodes, paymentModeOf } from '../payment-nodes.ts'
import { pricedOptions } from '../priced-options.ts'
import { orderOptions, type OrderSearch, type OrderRequest, orderRequestOf } from '../queries.ts'
import { orderedLine, pricedLine } from '../place/place-rules.ts'
import { payableTotal } from '../rules.ts'

/** The initial choices from the address; a coupon in it is used only while it is valid. */
export function useFirstRequest(goodsId: string, search: OrderSearch): OrderRequest {
  const request = orderRequestOf(goodsId, search)
  const { data: options } = useSuspenseQuery(orderOptions({ ...request, couponId: undefined }))
  const [couponId] = useState(() => usableChoice(options, request.couponId, serverNow()))
  return { ...request, couponId }
}

/**
 * The options for a choice, with the coupon that the order uses. The server's sum counts the server's own coupon: if
 * that coupon cannot be used, the app requests the options again without a coupon, so that sum and order agree.
 */
function usePriced(wanted: OrderRequest) {
  const { data: first } = useSuspenseQuery(pricedOptions(wanted))
  const { couponRefusal = null } = first
  const named = couponRefusal ? undefined : wanted.couponId
  const coupon = chosenCoupon(first, named, serverNow())
  const isCounted = (named === undefined ? first.defaultCouponId : named) !== null
  const request = isCounted && !coupon ? { ...wanted, couponId: null } : wanted
  const { data: options } = useSuspenseQuery(pricedOptions(request))
  return { options, coupon, couponRefusal }
}

interface PriceState {
  due: Due
  reading: boolean
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
      before.reading ? null : dueChange(before.due, shown.due),
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
export function useChoices(first: OrderRequest) {
  const [wanted, setWanted] = useEntryState('order', () => first, Request)
  const [recomputing, startTransition] = useTransition()
  const { options, coupon, couponRefusal } = usePriced(wanted)
  const { line, goods, reading, max, clear } = useOrdered(wanted, options)
  const total = payableTotal(options, coupon)
  const nodes = offeredNodes(options, line, wanted.number, total)
  const mode = paymentModeOf(nodes, wanted.paymentMode ?? options.paymentMode)
  const due = dueOf(nodes, mode, total)
  useChangeToast({ due, reading, couponRefusal })
  const unit = useUnitPrice(line, clear)
  const agree = useConfirmAmountChange(due, reading ? null : wanted, unit)
  const change = (part: Partial<OrderRequest>) => startTransition(() => setWanted({ ...wanted, ...part }))
  const ordered = { line, goods, reading, max, repriced: unit.change }
  return { wanted, options, ordered, coupon, total, nodes, mode, due, recomputing, change, agree }
}

/**
 * The order line, from the options, else from the goods, with the number that can be ordered. Without options and
 * goods, only the server can refuse a number that is too large.
 */
function useOrdered({ goodsId, specificationItem }: OrderRequest, options: OrderOptions) {
  const { data: goods = null, isPending, error } = useQuery(goodsAt(goodsId))
  if (!options.goods && error) throw error
  const named = options.goods?.specificationId || specificationItem
  const own = goods ? orderedLine(goods, named) : null
  const line = options.goods ? pricedLine(options.goods, own) : own
  const item = goods?.specifications.find(({ id }) => id === line?.specificationId)
  // The goods screen shows the unit price before the sale; the quote of the server may contain the sale.
  const clear = goods && isSaleUnclear(goods) ? (own?.price ?? null) : null
  return { line, goods, clear, reading: isPending, max: item ? Math.max(maxNumber(item), 1) : MAX_PER_ORDER }
}
