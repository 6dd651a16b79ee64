import { useSuspenseQuery } from '@tanstack/react-query'
import { genderLabel } from '#/domains/user/model.ts'
import { PAY_AFTER_ALL, STARTED_TEXT } from '#/domains/pay-order/under-way.ts'
import { channelText } from '#/domains/payment/paid.ts'
import { paths, to } from '#/paths.ts'
import { identityTypeLabel, maskMobile } from '#/shared/lib/idcard.ts'
import { keyed } from '#/shared/lib/keyed.ts'
import { moneyText } from '#/shared/lib/money.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { wordFor } from '#/shared/lib/words.ts'
import { Countdown } from '#/shared/ui/Countdown.tsx'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { LinkBar, LinkButton } from '#/shared/ui/LinkButton.tsx'
import { ActionBar, Card, Page } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { UNKNOWN_TIME } from '#/shared/lib/time/edges.ts'
import { UNREADABLE } from '#/shared/lib/unreadable.ts'
import { useSummerState } from '../hooks/use-summer-state.ts'
import type { SummerOrder } from '../model.ts'
import { summerOrder } from '../queries.ts'
import { cashierOf, dayOfOrder, dayWithYear, groupLabel, payOrderOf, type SummerState, stateWords } from '../rules.ts'
import '../components/summer-order.css'

function Children({ order }: { order: SummerOrder }) {
  return keyed(order.children, ({ name }) => name).map(([key, { name, gender, identityCardType }]) => (
    <Row
      key={key}
      label={name || '未填写姓名'}
      value={[
        gender === 'SECRET' ? '' : genderLabel[gender],
        wordFor(identityTypeLabel, identityCardType) ?? '其他证件',
      ]
        .filter(Boolean)
        .join(' · ')}
    />
  ))
}

/** SUM-004: amount, channel and time of the payment; unknown parts are left out. */
function Payment({ payment }: { payment: SummerOrder['paymentDetails'] }) {
  const channel = channelText({ channel: payment?.channel ?? '' })
  return (
    <Card title="支付信息">
      <Row label="金额" value={moneyText(payment?.amount)} />
      {channel && <Row label="支付方式" value={channel} />}
      {payment && payment.time !== null && <Row label="支付时间" value={formatDate(payment.time, 'minute')} />}
    </Card>
  )
}

interface NextStepProps {
  order: SummerOrder
  state: SummerState
  now: number
  started: boolean
}

function NextStep({ order, state, now, started }: NextStepProps) {
  const payOrderId = payOrderOf(order, now)
  if (state === 'pay' && payOrderId)
    return (
      <ActionBar>
        <LinkButton kind={started ? 'plain' : 'primary'} block to={cashierOf(order, payOrderId)}>
          {started ? PAY_AFTER_ALL : '去支付'}
        </LinkButton>
      </ActionBar>
    )
  if (state === 'pay') return <LinkBar to={to(paths.contactContent, { sign: 'service' })}>联系客服付款</LinkBar>
  if (state !== 'over' && state !== 'closed') return null
  return <LinkBar to={paths.summerActivity}>重新报名</LinkBar>
}

function Shown({ order }: { order: SummerOrder }) {
  const { now, state, started, label } = useSummerState(order)
  const text = started ? STARTED_TEXT : stateWords[state].text
  const day = dayOfOrder(order)
  return (
    <>
      <div className="summer-state" role="status">
        <h2>{label}</h2>
        <p>
          {state === 'pay' && !payOrderOf(order, now) ? '这笔报名暂时不能在线支付，请联系客服，名额已为您保留' : text}
        </p>
      </div>
      {state === 'pay' && typeof order.expireTime === 'number' && (
        <Card>
          <Countdown until={order.expireTime} prefix="剩余支付时间" over="支付时间已过" />
        </Card>
      )}
      {state === 'unknown' && order.expireTime === UNREADABLE && (
        <Card>
          <Row label="支付截止" value={UNKNOWN_TIME} />
        </Card>
      )}
      <Card title="报名信息">
        {order.ageGroup && <Row label="年龄组" value={groupLabel(order.ageGroup)} />}
        {day && <Row label="活动日期" value={dayWithYear(day)} />}
        <Children order={order} />
        {order.guardian && (
          <Row label="监护人" value={`${order.guardian.name} ${maskMobile(order.guardian.mobile)}`.trim() || '--'} />
        )}
        {order.createdDate !== null && <Row label="报名时间" value={formatDate(order.createdDate, 'minute')} />}
      </Card>
      <Payment payment={order.paymentDetails} />
      <NextStep order={order} state={state} now={now} started={started} />
    </>
  )
}

export default function SummerOrderScreen() {
  const { id } = useScreenParams(paths.summerOrder)
  const { data: found } = useSuspenseQuery(summerOrder(id))
  const order = found.items.find((one) => one.id === id)
  return (
    <Page title="夏令活动订单">
      {order ? (
        <Shown order={order} />
      ) : (
        <EmptyState
          picture="empty-order"
          text="没有找到这笔报名，可能不是用这个账号报的名"
          action={{ label: '查看我的报名', to: paths.summerOrders }}
        />
      )}
    </Page>
  )
}
