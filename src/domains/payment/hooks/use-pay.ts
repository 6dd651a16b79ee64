import { useState } from 'react'
import { paths, to } from '#/paths.ts'
import { useOneAtATime } from '#/shared/lib/actions/idempotency-key.ts'
import { notice, toast } from '#/shared/ui/layers/toast.ts'
import { startPayment } from '../payment-store.ts'
import type { PaymentRef } from '../lookup.ts'
import type { Channel } from '../model.ts'
import { payEnvironment } from '../pay-environment.ts'
import { cancelTarget, payTargets, preselected, usableChannels } from '../rules.ts'

/**
 * The selection among the channels that work in this browser (PAY-038 to PAY-043).
 * @param account whether the payer has an account; without one there is no openId for WeChat's channels (PAY-042).
 */
export function useChannels(offered: readonly string[], account = true) {
  const place = payEnvironment()
  const usable = usableChannels(offered, { ...place, wechat: place.wechat && account })
  const [picked, setPicked] = useState<Channel | null>(null)
  return { usable, channel: picked ?? preselected(usable), pick: setPicked }
}

interface PayOf extends PaymentRef {
  payOrderId: string
  channel: Channel | null
  query: { returnUrl: string | null; failUrl: string | null }
  /** The address of the confirmation for a return target. */
  confirmAt: (returnUrl: string) => string
  /** This cashier after WeChat has authorized an account; null when this is it. */
  authorized: string | null
}

/** The action of the pay button; it needs a chosen channel and a return target (PAY-032, PAY-033, PAY-037). */
export function usePay({ of, payOrderId, orderId, channel, query, confirmAt, authorized }: PayOf) {
  return useOneAtATime(async () => {
    if (!channel) return toast('请选择支付方式')
    const targets = payTargets(query)
    if (!targets.success) {
      console.error('payment: returnUrl is missing')
      return notice('缺少returnUrl')
    }
    const intent = { of, payOrderId, orderId, channel, targets, cancelled: cancelTarget(query) }
    const authorizeAt = authorized && to(paths.authStart, {}, { target: authorized, authorize: true })
    return startPayment({ ...intent, confirmAt: confirmAt(targets.success), authorizeAt })
  })
}
