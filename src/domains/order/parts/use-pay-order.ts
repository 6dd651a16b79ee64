import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Coupon } from '#/domains/coupon/model.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { DUE_UNKNOWN } from '#/domains/order/due.ts'
import { cents } from '#/shared/lib/money.ts'
import { useOneAtATime } from '#/shared/lib/once.ts'
import { confirm, toast } from '#/shared/ui/layers/toast.ts'
import { useWrite } from '#/shared/ui/use-write.ts'
import { readDue } from '#/widgets/use-due.ts'
import type { Order } from '../model.ts'
import { balanceCoupons, balanceDue, dueAmount, dueNode, invalidDiscountText } from '../payment-nodes.ts'
import { payOrderOf } from '../place.ts'
import { cashierOf } from '../place-rules.ts'

/** Pays an order. A balance first shows expired discounts (ORD-043), then is confirmed with its coupon (ORD-044). */
export function usePayOrder(order: Order) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const { run, busy } = useWrite(payOrderOf, { leads: ({ id }) => navigate(cashierOf(id, order.id)) })
  const pay = (amountOf: () => Promise<number | null>, couponId: string | null) =>
    run(async () => {
      const amount = await amountOf()
      if (amount) return { orderId: order.id, amount, node: dueNode(order), couponId }
      toast(amount === null ? DUE_UNKNOWN : '这笔订单没有待付金额')
      return null
    })
  const first = useOneAtATime(async () => {
    const invalid = invalidDiscountText(order)
    const text = `${invalid ?? ''}已经失效，不再计入尾款。是否继续支付尾款？`
    if (!invalid || (await confirm({ title: '优惠已失效', text, confirm: '继续支付', cancel: '暂不支付' })))
      setAsking(true)
  })
  const start = dueNode(order) === 'BALANCE' ? first.run : () => pay(() => readDue(client, order), null)
  return {
    start: { run: start, busy: busy || first.busy },
    payBalance: (amount: number, couponId: string | null) => pay(() => Promise.resolve(amount), couponId),
    asking,
    close: () => setAsking(false),
  }
}

/** The coupon of a balance and the due amount with it. */
export function useBalance(order: Order) {
  const balance = dueAmount(order) ?? cents(0)
  const [first] = useState(() => balanceCoupons(order, balance, serverNow()))
  const [chosen, choose] = useState(first.chosen)
  const { coupons } = balanceCoupons(order, balance, serverNow())
  const coupon: Coupon | null = coupons.find((entry) => entry.id === chosen) ?? null
  return { balance, coupons, coupon, choose, due: balanceDue(balance, coupon) }
}
