import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState, useTransition } from 'react'
import { chosenAddress } from '#/domains/address/rules.ts'
import { goodsAt } from '#/domains/mall/queries.ts'
import { isUnclear } from '#/domains/mall/unclear-sale.ts'
import { maxNumber } from '#/domains/mall/buy-rules.ts'
import { MAX_PER_ORDER } from '#/domains/mall/rules.ts'
import { allPatients } from '#/domains/patient/queries.ts'
import { draftGeneration, draftOf, keepDraft } from '#/shared/form/drafts.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { toast } from '#/shared/ui/layers/toast.ts'
import { useAgreed } from '#/widgets/use-agreed.ts'
import { useUnitPrice } from '../hooks/use-unit-price.ts'
import { chosenCoupon, usableChoice } from '../coupon-choice.ts'
import type { Distribution, OrderGoods, OrderOptions } from '../model.ts'
import { dueChange, dueOf, offeredNodes, placedMode } from '../payment-nodes.ts'
import { pricedOptions } from '../priced-options.ts'
import { orderOptions, type OrderSearch, type OrderRequest, orderRequestOf } from '../queries.ts'
import { orderDraft } from '../place/place-order.ts'
import { orderedLine, pricedLine } from '../place/place-rules.ts'
import { type InvoiceChoice, mayHaveSamples, payableTotal } from '../rules.ts'

/** The initial choices from the address; a coupon in it is used only while it is valid. */
export function useFirstRequest(goodsId: string, search: OrderSearch): OrderRequest {
  const request = orderRequestOf(goodsId, search)
  const { data: options } = useSuspenseQuery(orderOptions({ ...request, couponId: undefined }))
  const [couponId] = useState(() => usableChoice(options, request.couponId, serverNow()))
  return { ...request, couponId }
}

/**
 * The options for a choice, with the coupon that the order uses. The server's total includes the coupon that the server
 * has chosen. If the app cannot use this coupon, it requests the options again without a coupon, so that the total fits
 * the order.
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

/** The choices that affect the price. The server recomputes after each change, and a toast shows the new amount. */
export function useChoices(first: OrderRequest) {
  const [wanted, setWanted] = useState(first)
  const [recomputing, startTransition] = useTransition()
  const { options, coupon, couponRefusal } = usePriced(wanted)
  const { line, goods, reading, max, clear } = useOrdered(wanted, options)
  const total = payableTotal(options, coupon)
  const nodes = offeredNodes(options, line, wanted.number, total)
  const mode = placedMode(nodes, wanted.paymentMode ?? options.paymentMode)
  const due = dueOf(nodes, mode, total)
  const [shown, setShown] = useState({ due, reading, couponRefusal })
  const changed = shown.due.mode !== due.mode || shown.due.now !== due.now || shown.due.later !== due.later
  if (changed || shown.reading !== reading || shown.couponRefusal !== couponRefusal) {
    // A change because the goods have loaded later is not a price change.
    const news = [
      shown.couponRefusal === couponRefusal ? null : couponRefusal,
      changed && !shown.reading ? dueChange(shown.due, due) : null,
    ].filter(Boolean)
    if (news.length > 0) toast(news.join('，'))
    setShown({ due, reading, couponRefusal })
  }
  const unit = useUnitPrice(line, clear)
  const agree = useAgreed(due, reading ? null : wanted, unit)
  const change = (part: Partial<OrderRequest>) => startTransition(() => setWanted({ ...wanted, ...part }))
  const ordered = { line, goods, reading, max, repriced: unit.change }
  return { wanted, options, ordered, coupon, total, nodes, mode, due, recomputing, change, agree }
}

/**
 * The order line, from the options, else from the goods, with the number that can be ordered. If both are missing, only
 * the server can refuse a number that is too large.
 */
function useOrdered({ goodsId, specificationItem }: OrderRequest, options: OrderOptions) {
  const { data: goods = null, isPending, error } = useQuery(goodsAt(goodsId))
  if (!options.goods && error) throw error
  const named = options.goods?.specificationId || specificationItem
  const own = goods ? orderedLine(goods, named) : null
  const line = options.goods ? pricedLine(options.goods, own) : own
  const item = goods?.specifications.find(({ id }) => id === line?.specificationId)
  // The goods screen shows this price; the order options may contain the price of the sale.
  const clear = goods && isUnclear(goods) ? (own?.price ?? null) : null
  return { line, goods, clear, reading: isPending, max: item ? Math.max(maxNumber(item), 1) : MAX_PER_ORDER }
}

export interface OrderForm {
  addressId: string | null
  /** The chosen delivery days; null means the days that the server proposes. */
  days: Distribution['days'] | null
  remarks: string
  invoice: InvoiceChoice
}

const EMPTY: OrderForm = { addressId: null, days: null, remarks: '', invoice: 'NONE' }

/**
 * Entries that do not affect the price: address, delivery days (ORD-050), remark and invoice. A draft keeps them while
 * another form is open.
 */
export function useOrderForm(goodsId: string, options: OrderOptions) {
  const [born] = useState(draftGeneration)
  const [form, put] = useState<OrderForm>(() => ({ ...EMPTY, ...draftOf(orderDraft(goodsId)) }))
  const setForm = (next: OrderForm) => {
    put(next)
    keepDraft(orderDraft(goodsId), next, born, EMPTY)
  }
  const address = chosenAddress(options.shippingAddresses, form.addressId)
  const proposed = options.distribution
  const distribution = proposed && { ...proposed, days: form.days ?? proposed.days }
  return { address, distribution, remarks: form.remarks, setForm, form }
}

/**
 * The person that the order is for: the chosen person, else the person in the address, else the server's choice
 * (ORDX-004).
 */
export function usePatientChoice(options: OrderOptions, line: OrderGoods | null, named: string | null) {
  const preset = options.selectedPatient
  const [picked, setPicked] = useState<string | null | undefined>(named ?? undefined)
  const [opened, setOpened] = useState(false)
  const wanted = picked === undefined ? (preset?.id ?? null) : picked
  const unknown = wanted !== null && wanted !== preset?.id
  const all = useQuery({ ...allPatients(), enabled: opened || unknown })
  const known = [...(all.data?.items ?? []), ...(preset ? [preset] : [])]
  return {
    /** Goods that are not a test need no person. */
    offered: mayHaveSamples(line) || preset !== null,
    patients: all.data?.items ?? (preset ? [preset] : []),
    /** The person chosen here or in the address; null if nobody was chosen, or only by the server. */
    picked: picked ?? null,
    chosen: known.find((patient) => patient.id === wanted) ?? null,
    loading: unknown && all.isPending && all.fetchStatus === 'fetching',
    choose: setPicked,
    open: () => setOpened(true),
  }
}
