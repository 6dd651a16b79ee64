import { markPaying } from '#/domains/order/mutations.ts'
import { userApi } from '#/domains/user/api.ts'
import { onOtherPerson } from '#/domains/user/store.ts'
import { paths, to } from '#/paths.ts'
import { call } from '#/shared/api/call.ts'
import { identityNow } from '#/shared/api/identity.ts'
import { errorText } from '#/shared/api/errors.ts'
import { isLost, sendMutation } from '#/shared/api/mutation.ts'
import { pageStore } from '#/shared/lib/page-load/page-store.ts'
import { pageNavigation } from '#/shared/lib/safe/page-navigation.ts'
import { confirm as askConfirm, showLoading, toast } from '#/shared/ui/layers/toast.ts'
import { payInWechat } from '#/shared/wechat/bridge-pay.ts'
import { platformOf } from '#/shared/wechat/platform.ts'
import { channelTraits } from '../channels.ts'
import { channelStep } from './channel-step.ts'
import { type PaymentRef, lookUpPayment } from '../polling/lookup.ts'
import { type BeginStep, createPayment, type PayIntent, type PayPhase, type PayPorts } from './payment-machine.ts'
import { submitPayForm } from '../pay-form.ts'
import { removePendingPayment, storePendingPayment } from '#/domains/pay-order/pending.ts'
import { realClock, realPage } from '../polling/poll.ts'
import { payTargets, startParameters } from '../rules.ts'
import { startPay } from '../mutations.ts'

interface Payment {
  phase: PayPhase
  /** The address that the screen must open now, or null. */
  goTo: string | null
}

export const usePayment = pageStore<Payment>(() => ({ phase: 'idle', goTo: null }))

const ASKS_ACCOUNT = '微信支付要先确认您的微信账户，确认后会回到这里'
const NO_ACCOUNT = '没有拿到您的微信账户，请换一种支付方式，或联系客服'

const notStarted = (text: string, goTo: string | null = null): BeginStep => ({ kind: 'not-started', text, goTo })

/**
 * The payer's openId (PAY-042), or the reason why no payment can be started. WeChat is asked for the account once; a
 * failed read does not count as a missing account.
 */
const openIdFor = ({ authorizeAt }: PayIntent): Promise<string | BeginStep> =>
  call(userApi.me, {}).then(
    ({ openId }) => openId || notStarted(authorizeAt ? ASKS_ACCOUNT : NO_ACCOUNT, authorizeAt),
    (error: unknown) => notStarted(errorText(error)),
  )

async function begin(intent: PayIntent): Promise<BeginStep> {
  const { of, payOrderId, orderId, channel, confirmAt } = intent
  const identity = identityNow()
  const openId = channelTraits[channel].needs === 'open-id' ? await openIdFor(intent) : ''
  if (typeof openId !== 'string') return openId
  const back = of === 'payment' ? confirmAt : to(paths.alipayed, {}, { orderId, payOrderId })
  const returnUrl = window.location.origin + back
  const parameters = startParameters(channel, { openId, returnUrl })
  const body = { id: payOrderId, channel, parameters, otherUserPayment: of === 'other' }
  const started = await sendMutation(startPay, { body }, identity)
  return channelStep(channel, started.channelPaymentParameters, platformOf().wechat)
}

/**
 * PAY-047, PAY-050, PAY-052: an address opens on /alipay, which handles the differences between browsers; a form is
 * submitted at once.
 */
const leave: PayPorts['leave'] = (step, { of, orderId, confirmAt }) => {
  if (step.kind === 'form') return submitPayForm(step.form)
  const after = of === 'payment' ? { JumpToUrl: confirmAt } : { orderId }
  return pageNavigation.replace(to(paths.alipay, {}, { goto: step.address, ...after }))
}

const machine = createPayment({
  clock: realClock,
  page: realPage,
  begin,
  flag: async ({ of, orderId, payOrderId }) => {
    if (of === 'order' && orderId) await sendMutation(markPaying, { orderId, payOrderId })
  },
  look: lookUpPayment,
  wechat: (parameters) => payInWechat(parameters),
  leave,
  remember: ({ of, orderId, payOrderId, confirmAt }) =>
    storePendingPayment({ of, orderId, payOrderId, confirmAt, at: Date.now() }),
  forget: removePendingPayment,
  toast: (text, good) => toast(text, good ? 'success' : undefined),
  busy: showLoading,
  // Only the button 取消支付 cancels the payment; Escape and Back do not.
  askGoOn: async () =>
    (await askConfirm({ text: '是否取消支付？', confirm: '继续支付', cancel: '取消支付' })) !== false,
  fault: (error) => ({ text: errorText(error), unknown: isLost(error) }),
  changed: (state) => usePayment.setState(state),
})

export const { start: startPayment, paid: confirmPaid, again: retryPayment, stop: stopPayment } = machine

// A payment does not continue after another person has signed in.
onOtherPerson(stopPayment)

/** Called by the loader of the route, so that the confirmation continues after a reload. */
export const confirmPaymentOf = (asked: PaymentRef, query: Parameters<typeof payTargets>[0]): void =>
  machine.confirm(asked, payTargets(query))
