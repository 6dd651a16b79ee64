import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Coupon } from '#/domains/coupon/model.ts'
import { DUE_UNKNOWN } from '#/domains/order/amount/amount-due.ts'
import { errorText } from '#/shared/api/errors.ts'
import { invalidate } from '#/shared/api/mutation.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { cents } from '#/shared/lib/money.ts'
import { useOneAtATime } from '#/shared/lib/actions/idempotency-key.ts'
import { confirm, toast } from '#/shared/ui/layers/toast.ts'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { fetchAmountDue } from '#/widgets/order/use-amount-due.ts'
import type { Order } from '../model.ts'
import { balanceCoupons, balanceDue, dueAmount, dueNode, invalidDiscountText } from '../amount/payment-nodes.ts'
import { payOrderOf } from '../place/place-order.ts'
import { cashierOf } from '../place/place-rules.ts'
import { orderById } from '../queries.ts'

/**
 * Reads the whole order, because in a list the coupons of its balance and expired discounts may be missing. If the read
 * fails, the cached order is used; without a cached order, a toast is shown and null is returned.
 */
async function readOrder(client: QueryClient, id: string): Promise<Order | null> {
  const read = orderById(id)
  try {
    return await client.query(read)
  } catch (error) {
    const known = client.getQueryData(read.queryKey)
    // If there is cached data, the failed refetch has already shown its toast.
    if (!known) toast(errorText(error))
    return known ?? null
  }
}

/**
 * Pays an order. For a balance, it first reads the order, then shows expired discounts (ORD-043), then asks the person
 * to confirm the amount with its coupon (ORD-044).
 */
export function usePayOrder(order: Order) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [balance, setBalance] = useState<{ order: Order; asking: boolean } | null>(null)
  const { run, busy } = useAppMutation(payOrderOf, { redirectTo: ({ id }) => navigate(cashierOf(id, order.id)) })
  const pay = (amountOf: () => Promise<number | null>, couponId: string | null) =>
    run(async () => {
      const amount = await amountOf()
      if (amount) return { orderId: order.id, amount, node: dueNode(order), couponId }
      toast(amount === null ? DUE_UNKNOWN : '这笔订单没有待付金额')
      // The shown order is outdated: it may have been paid on another phone.
      await invalidate(client, payOrderOf.changes)
      return null
    })
  const first = useOneAtATime(async () => {
    const whole = await readOrder(client, order.id)
    if (!whole) return
    const invalid = invalidDiscountText(whole)
    const text = `${invalid ?? ''}已经失效，不再计入尾款。是否继续支付尾款？`
    if (!invalid || (await confirm({ title: '优惠已失效', text, confirm: '继续支付', cancel: '暂不支付' })))
      setBalance({ order: whole, asking: true })
  })
  const start = dueNode(order) === 'BALANCE' ? first.run : () => pay(() => fetchAmountDue(client, order), null)
  return {
    start: { run: start, busy: busy || first.busy },
    payBalance: (amount: number, couponId: string | null) => pay(() => Promise.resolve(amount), couponId),
    balance,
    close: () => setBalance((known) => known && { ...known, asking: false }),
  }
}

export function useBalance(order: Order) {
  const balance = dueAmount(order) ?? cents(0)
  const [first] = useState(() => balanceCoupons(order, balance, serverNow()))
  const [chosen, choose] = useState(first.chosen)
  const { coupons } = balanceCoupons(order, balance, serverNow())
  const coupon: Coupon | null = coupons.find((entry) => entry.id === chosen) ?? null
  return { balance, coupons, coupon, choose, due: balanceDue(balance, coupon) }
}
