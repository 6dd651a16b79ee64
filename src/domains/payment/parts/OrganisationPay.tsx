import { useSuspenseQuery } from '@tanstack/react-query'
import { paths, to } from '#/paths.ts'
import { call } from '#/shared/api/call.ts'
import { ApiError, errorText } from '#/shared/api/errors.ts'
import { query } from '#/shared/api/query.ts'
import { leaving } from '#/shared/lib/leaving.ts'
import { onceKey, spendOnceKey, useOneAtATime } from '#/shared/lib/once.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { ActionBar } from '#/shared/ui/Page.tsx'
import { toast } from '#/shared/ui/toast.ts'
import { isWechat } from '#/shared/wechat/wechat.ts'
import type { AlipayQuery } from '../alipay-rules.ts'
import { channelStep } from '../channel-step.ts'
import { paymentApi } from '../contract.ts'
import type { Channel } from '../model.ts'
import { submitPayForm } from '../pay-form.ts'
import { payFailureText, startParameters } from '../rules.ts'
import { ChannelList } from './ChannelList.tsx'
import { useChannels } from './use-pay.ts'

/** Starts without a login and goes to the payment service (PAY-045). */
async function start(id: string, channel: Channel): Promise<void> {
  const returnUrl = window.location.origin + to(paths.alipayed, {}, { orderId: id })
  const body = { id, channel, parameters: startParameters(channel, { openId: '', returnUrl }), otherUserPayment: false }
  const intent = `public-${JSON.stringify(body)}`
  const started = await call(paymentApi.publicStart, { body }, { onceKey: onceKey(intent) })
  spendOnceKey(intent)
  const step = channelStep(channel, started.channelPaymentParameters, isWechat())
  if (step.kind === 'address') leaving.to(to(paths.alipay, {}, { goto: step.address, orderId: id }))
  else if (step.kind === 'form') submitPayForm(step.form)
  else toast(payFailureText('该支付方式暂不可用'))
}

/** A lost answer is no failure: it says what happened and no more. */
const failureText = (error: unknown): string =>
  error instanceof ApiError && error.outcomeUnknown ? errorText(error) : payFailureText(errorText(error))

/** PAYX-002: the channels of an organisation, for customers who have no account here. */
export function OrganisationPay({ companyId, orderId }: Pick<AlipayQuery, 'companyId' | 'orderId'>) {
  const offered = useSuspenseQuery(query(paymentApi.organisationChannels, { path: { id: companyId } }))
  const { usable, channel, pick } = useChannels(offered.data.items)
  const pay = useOneAtATime(async () => {
    if (!channel) return toast('请选择支付方式')
    // A link without its order has nothing to be paid.
    if (!orderId) return toast('支付链接不完整，请回到订单重新支付')
    return start(orderId, channel).catch((error: unknown) => toast(failureText(error)))
  })
  return (
    <>
      <ChannelList query={offered} usable={usable} channel={channel} onPick={pick} />
      <ActionBar>
        <Button block busy={pay.busy} onPress={pay.run}>
          去支付
        </Button>
      </ActionBar>
    </>
  )
}
