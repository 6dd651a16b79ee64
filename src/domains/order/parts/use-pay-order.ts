import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Coupon } from '#/domains/coupon/model.ts'
import { ApiError, errorText } from '#/shared/api/errors.ts'
import { serverNow } from '#/shared/lib/clock.ts'
import { cents } from '#/shared/lib/money.ts'
import { useOneAtATime } from '#/shared/lib/once.ts'
import { confirm, toast } from '#/shared/ui/toast.ts'
import { readDue } from '#/widgets/use-due.ts'
import type { Order } from '../model.ts'
import { balanceCoupons, balanceDue, dueAmount, dueNode, invalidDiscountText } from '../payment-nodes.ts'
import { payOrderFor } from '../place.ts'
import { cashierOf } from '../place-rules.ts'

/** To the cashier of what is due of an order, once however often it is tapped. */
function usePay(order: Order) {
  const navigate = useNavigate()
  const client = useQueryClient()
  return async (amountOf: () => Promise<number | null>, couponId: string | null) => {
    try {
      const amount = await amountOf()
      if (!amount) return toast(amount === null ? '没有查到待付金额，请稍后再试' : '这笔订单没有待付金额')
      const payOrderId = await payOrderFor(order.id, amount, { node: dueNode(order), couponId })
      await navigate(cashierOf(payOrderId, order.id))
    } catch (error) {
      toast(errorText(error))
      // A refusal has a reason (a coupon that ran out, a payment made elsewhere): show the order as it is now.
      if (error instanceof ApiError && error.kind === 'bad-request')
        await client.invalidateQueries({ queryKey: ['order'] })
    }
    return undefined
  }
}

/** Paying an order: a balance first tells what no longer holds (ORD-043), then is confirmed with its coupon (ORD-044). */
export function usePayOrder(order: Order) {
  const pay = usePay(order)
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const start = useOneAtATime(async () => {
    if (dueNode(order) !== 'BALANCE') return pay(() => readDue(client, order), null)
    const invalid = invalidDiscountText(order)
    const text = `${invalid ?? ''}已经失效，不再计入尾款。是否继续支付尾款？`
    if (invalid && !(await confirm({ title: '优惠已失效', text, confirm: '继续支付', cancel: '暂不支付' })))
      return undefined
    return setAsking(true)
  })
  const payBalance = (amount: number, couponId: string | null) => pay(() => Promise.resolve(amount), couponId)
  return { start, pay: payBalance, asking, close: () => setAsking(false) }
}

/** The coupon of a balance and what is due with it. */
export function useBalance(order: Order) {
  const balance = dueAmount(order) ?? cents(0)
  const [first] = useState(() => balanceCoupons(order, balance, serverNow()))
  const [chosen, choose] = useState(first.chosen)
  const { coupons } = balanceCoupons(order, balance, serverNow())
  const coupon: Coupon | null = coupons.find((entry) => entry.id === chosen) ?? null
  return { balance, coupons, coupon, choose, due: balanceDue(balance, coupon) }
}
