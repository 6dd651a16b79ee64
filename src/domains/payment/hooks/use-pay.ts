import { useState } from 'react'
import { paths, to } from '#/paths.ts'
import { useOneAtATime } from '#/shared/lib/actions/idempotency-key.ts'
import { showNotice, toast } from '#/shared/ui/layers/toast.ts'
import { startPayment } from '../machine/payment-store.ts'
import type { PaymentRef } from '../polling/lookup.ts'
import type { Channel } from '../model.ts'
import { payEnvironment } from '../machine/pay-environment.ts'
import { cancelTarget, payTargets, preselected, usableChannels } from '../rules.ts'

interface ChannelOptions {
  /** Whether the payer has an account; without an account, there is no openId for WeChat's channels (PAY-042). */
  account?: boolean
  /** The channel that was chosen before WeChat was asked for the account. */
  before?: string | null
}

/** The selection among the channels that work in this browser (PAY-038 to PAY-043). */
export function useChannels(offered: readonly string[], { account = true, before = null }: ChannelOptions = {}) {
  const place = payEnvironment()
  const usable = usableChannels(offered, { ...place, wechat: place.wechat && account })
  const [picked, setPicked] = useState<Channel | null>(null)
  const chosen = picked ?? usable.find((channel) => channel === before) ?? preselected(usable)
  return { usable, channel: chosen, pick: setPicked }
}

interface PayOf extends PaymentRef {
  payOrderId: string
  channel: Channel | null
  query: { returnUrl: string | null; failUrl: string | null }
  confirmAt: (returnUrl: string) => string
  /**
   * This cashier's address after WeChat's authorization, with the chosen channel; null if that address is the current
   * address.
   */
  askedAt: ((channel: Channel) => string) | null
}

/** The address that asks WeChat for the payer's account and returns to `target`. */
export const accountAddress = (target: string): string => to(paths.authStart, {}, { target, authorize: true })

/** The action of the pay button; it needs a chosen channel and a return target (PAY-032, PAY-033, PAY-037). */
export function usePay({ of, payOrderId, orderId, channel, query, confirmAt, askedAt }: PayOf) {
  return useOneAtATime(async () => {
    if (!channel) return toast('请选择支付方式')
    const targets = payTargets(query)
    if (!targets.success) {
      console.error('payment: returnUrl is missing')
      return showNotice('缺少returnUrl')
    }
    const intent = { of, payOrderId, orderId, channel, targets, cancelled: cancelTarget(query) }
    const authorizeAt = askedAt && accountAddress(askedAt(channel))
    return startPayment({ ...intent, confirmAt: confirmAt(targets.success), authorizeAt })
  })
}
