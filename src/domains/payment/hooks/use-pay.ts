import { useState } from 'react'
import { useOneAtATime } from '#/shared/lib/actions/idempotency-key.ts'
import { notice, toast } from '#/shared/ui/layers/toast.ts'
import { startPayment } from '../payment-store.ts'
import type { PaymentRef } from '../lookup.ts'
import type { Channel } from '../model.ts'
import { payEnvironment } from '../pay-environment.ts'
import { cancelTarget, payTargets, preselected, usableChannels } from '../rules.ts'

/** The selection among the channels that work in this browser (PAY-038 to PAY-043). */
export function useChannels(offered: readonly string[]) {
  const usable = usableChannels(offered, payEnvironment())
  const [picked, setPicked] = useState<Channel | null>(null)
  return { usable, channel: picked ?? preselected(usable), pick: setPicked }
}

interface PayOf extends PaymentRef {
  payOrderId: string
  channel: Channel | null
  query: { returnUrl: string | null; failUrl: string | null }
  /** The address of the confirmation for a return target. */
  confirmAt: (returnUrl: string) => string
}

/** The action of the pay button; it needs a chosen channel and a return target (PAY-032, PAY-033, PAY-037). */
export function usePay({ of, payOrderId, orderId, channel, query, confirmAt }: PayOf) {
  return useOneAtATime(async () => {
    if (!channel) return toast('请选择支付方式')
    const targets = payTargets(query)
    if (!targets.success) {
      console.error('payment: returnUrl is missing')
      return notice('缺少returnUrl')
    }
    const intent = { of, payOrderId, orderId, channel, targets, cancelled: cancelTarget(query) }
    return startPayment({ ...intent, confirmAt: confirmAt(targets.success) })
  })
}
