import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { QrCode } from '#/shared/ui/qr/QrCode.tsx'
import { paths, to } from '#/paths.ts'
import { errorText } from '#/shared/api/errors.ts'
import { query } from '#/shared/api/query.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { ScreenPart } from '#/shared/ui/lazy/screen-part.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { Price } from '#/shared/ui/Price.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import type { EdgeTime } from '#/shared/lib/time/instant.ts'
import { isWechat } from '#/shared/wechat/wechat.ts'
import { type AlipayQuery, alipayQuery, brokenLinkText, returnAddressOf, paidTarget } from '../alipay/alipay-rules.ts'
import { paymentApi } from '../api.ts'
import type { ReservationPayOrder } from '../model.ts'
import { paymentListLink } from '../payment-list-rules.ts'
import { OrganisationPay } from '../components/OrganisationPay.tsx'
import { TimeToPay } from '../components/TimeToPay.tsx'
import { useClosed } from '../hooks/use-closed.ts'
import { payableAmount, payOrderLabel, timeLimit } from '../rules.ts'
import '../components/cashier.css'

/** PAY-053: a reservation has no order; its payment is read with a separate call. */
const useVisit = ({ reservation, orderId }: AlipayQuery) =>
  useQuery({
    ...query(paymentApi.reservationOrder, { path: { id: orderId } }),
    enabled: reservation && orderId !== '',
  })

function ReservationAmount({ visit, until }: { visit: ReservationPayOrder; until: EdgeTime }) {
  return (
    <div className="pay-amount">
      <span className="muted">{visit.subject || '预约'}</span>
      {visit.amount !== null && <Price amount={visit.amount} size="huge" />}
      <span className="muted">{payOrderLabel(visit.status)}</span>
      {payableAmount(visit) !== null && <TimeToPay until={until} />}
    </div>
  )
}

interface OrganisationProps {
  asked: AlipayQuery
  visit: ReturnType<typeof useVisit>
  until: EdgeTime
}

/** Without a login, a reservation can be paid only if its payment has loaded and is open, before its time limit. */
function Organisation({ asked, visit, until }: OrganisationProps) {
  const closed = useClosed(until)
  if (!asked.reservation) return <OrganisationPay asked={asked} payId={asked.orderId} />
  if (visit.data)
    return payableAmount(visit.data) !== null && !closed && <OrganisationPay asked={asked} payId={visit.data.id} />
  return visit.error ? (
    <Card title="没有查到付款单">
      <p className="muted">{`${errorText(visit.error)}。请回到预约查看，不要重复支付。`}</p>
      <Button kind="plain" block busy={visit.isFetching} onPress={() => void visit.refetch()}>
        重新查询
      </Button>
    </Card>
  ) : (
    <ScreenSkeleton kind="detail" />
  )
}

function Way({ asked, goto }: { asked: AlipayQuery; goto: string }) {
  if (asked.scanCode)
    return (
      <Card title="用支付宝扫一扫付款">
        <div className="alipay-code">
          <Suspense fallback={null}>
            <QrCode text={goto} label="付款二维码" />
          </Suspense>
        </div>
      </Card>
    )
  if (isWechat())
    return (
      <Card title="请在浏览器中打开">
        <ol className="alipay-steps">
          <li>点右上角的“···”</li>
          <li>选择“在浏览器打开”或“在Safari中打开”</li>
          <li>在打开的页面里用支付宝付款</li>
        </ol>
        <p className="muted">微信里不能直接打开支付宝。付款以后回到这里，点“已完成支付”。</p>
      </Card>
    )
  return (
    <Card title="正在前往支付宝">
      <p className="muted">没有自动打开？</p>
      <LinkButton block href={goto}>
        打开支付宝付款
      </LinkButton>
    </Card>
  )
}

/** /alipay: opens Alipay, in the way that the browser supports (PAY-050 to PAY-053). The screen needs no login. */
export default function AlipayScreen() {
  const asked = alipayQuery(useSearch(paths.alipay))
  const { goto, orderId, companyId } = asked
  const visit = useVisit(asked)
  const until = timeLimit(visit.data?.expireTime ?? null, asked.heldUntil)
  if (!goto && !companyId)
    return (
      <Page title="支付宝支付">
        <EmptyState
          picture="empty-order"
          text={brokenLinkText(asked)}
          action={paymentListLink(returnAddressOf(asked))}
        />
      </Page>
    )
  return (
    <Page title="支付宝支付">
      {isWechat() && goto && !asked.scanCode && <span className="alipay-arrow" aria-hidden="true" />}
      {visit.data && <ReservationAmount visit={visit.data} until={until} />}
      {goto ? (
        <Way asked={asked} goto={goto} />
      ) : (
        <ScreenPart waiting={<ScreenSkeleton kind="detail" />}>
          <Organisation asked={asked} visit={visit} until={until} />
        </ScreenPart>
      )}
      <div className="alipay-ways">
        <LinkButton kind={asked.reservation && !goto ? 'plain' : 'primary'} block to={paidTarget(asked)} replace>
          {asked.reservation && !goto ? '返回预约' : '已完成支付'}
        </LinkButton>
        {asked.backButton && orderId && !asked.reservation && (
          <LinkButton kind="plain" block to={to(paths.orderDetail, { id: orderId })} replace>
            返回订单
          </LinkButton>
        )}
      </div>
    </Page>
  )
}
