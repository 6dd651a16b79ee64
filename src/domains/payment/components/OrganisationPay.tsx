import { useSuspenseQuery } from '@tanstack/react-query'
import { paths, to } from '#/paths.ts'
import { errorText } from '#/shared/api/errors.ts'
import { query } from '#/shared/api/query.ts'
import { isLost } from '#/shared/api/mutation.ts'
import { pageNavigation } from '#/shared/lib/safe/page-navigation.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { ActionBar } from '#/shared/ui/Page.tsx'
import { toast } from '#/shared/ui/layers/toast.ts'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { isWechat } from '#/shared/wechat/wechat.ts'
import { type AlipayQuery, brokenLinkText, paidTarget } from '../alipay/alipay-rules.ts'
import { channelStep } from '../machine/channel-step.ts'
import { paymentApi } from '../api.ts'
import type { Channel } from '../model.ts'
import { submitPayForm } from '../pay-form.ts'
import { payFailureText, startParameters } from '../rules.ts'
import { ChannelList } from './ChannelList.tsx'
import { startPublicPay } from '../mutations.ts'
import { useChannels } from '../hooks/use-pay.ts'

/** The input that starts the payment of an order in a channel, without a login (PAY-045). */
function startOf(id: string, channel: Channel, asked: AlipayQuery) {
  const back = asked.reservation ? paidTarget(asked) : to(paths.alipayed, {}, { orderId: id })
  const returnUrl = window.location.origin + back
  const parameters = startParameters(channel, { openId: '', returnUrl })
  return { body: { id, channel, parameters, otherUserPayment: false } }
}

/** Opens the payment service; the payment of a reservation returns to the reservation. */
function goOn(asked: AlipayQuery, channel: Channel, channelPaymentParameters: Parameters<typeof channelStep>[1]): void {
  const step = channelStep(channel, channelPaymentParameters, isWechat())
  const { orderId, reservation, next, heldUntil } = asked
  const visit = reservation ? { isReservation: true, JumpToUrl: next, heldUntil } : {}
  if (step.kind === 'address') pageNavigation.replace(to(paths.alipay, {}, { goto: step.address, orderId, ...visit }))
  else if (step.kind === 'form') submitPayForm(step.form)
  else toast(payFailureText('该支付方式暂不可用'))
}

/** A lost reply is not a failure: the text only says that the reply is missing. */
const failureText = (error: unknown): string => (isLost(error) ? errorText(error) : payFailureText(errorText(error)))

interface OrganisationPayProps {
  asked: AlipayQuery
  /** The id of the order, or of the payment of a reservation; empty when there is nothing to pay. */
  payId: string
}

/** PAYX-002: payment in the channels of an organisation, for its customers without an account. */
export function OrganisationPay({ asked, payId }: OrganisationPayProps) {
  const { companyId } = asked
  const offered = useSuspenseQuery(query(paymentApi.organisationChannels, { path: { id: companyId } }))
  const { usable, channel, pick } = useChannels(offered.data.items, { account: false })
  const pay = useAppMutation(startPublicPay, {
    redirectTo: ({ channelPaymentParameters }, { body }) => goOn(asked, body.channel, channelPaymentParameters),
    onFailed: (error) => {
      toast(failureText(error))
      return true
    },
  })
  const press = () => {
    if (!channel) toast('请选择支付方式')
    // Shown for a link without an order, with which nothing can be paid.
    else if (!payId) toast(brokenLinkText(asked))
    else pay.run(startOf(payId, channel, asked))
  }
  return (
    <>
      <ChannelList query={offered} usable={usable} channel={channel} onPick={pick} />
      <ActionBar>
        <Button block busy={pay.busy} onPress={press}>
          去支付
        </Button>
      </ActionBar>
    </>
  )
}
