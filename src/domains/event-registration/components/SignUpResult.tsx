import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paths, to } from '#/paths.ts'
import { moneyText } from '#/shared/lib/money.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Illustration, type IllustrationName } from '#/shared/ui/Illustration.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { CalendarButton } from '#/widgets/CalendarButton.tsx'
import { hasDeposit, whenText } from '../event-rules.ts'
import { wordFor } from '#/shared/lib/words.ts'
import type { Registration } from '../model.ts'
import { registrationById } from '../queries.ts'
import { kindOf } from '../rules.ts'
import { calendarEvent, depositText, reminderText } from '../schedule-rules.ts'
import { HoldCountdown, PayDeposit, useDepositHold } from './PayDeposit.tsx'
import './result.css'

const told: Readonly<Record<string, { picture: IllustrationName; text: (registration: Registration) => string }>> = {
  SUCCESS: { picture: 'success', text: ({ nextStep }) => nextStep || '需要改动时，可以在“我的预约”里操作。' },
  WAIT_FOR_PAY: { picture: 'waiting', text: () => '支付定金后报名成功。' },
  CANCEL: {
    picture: 'empty-list',
    text: ({ depositState }) =>
      depositState === 'REFUNDING' ? '定金到账时名额已经不在，会原路退还给您。' : '名额已经让出，需要时可以重新报名。',
  },
}

function Facts({ registration }: { registration: Registration }) {
  const { place, hall, deposit } = registration
  const when = whenText(registration)
  const at = place || hall?.name
  return (
    <Card>
      <Row label="报名内容" value={kindOf(registration)} />
      {when && <Row label="时间" value={when} />}
      {at && <Row label="地点" value={at} />}
      {hasDeposit(registration) && (
        <Row label="定金" value={`${moneyText(deposit)} ${depositText(registration)}`.trim()} />
      )}
    </Card>
  )
}

export function ResultCards({
  registration,
  back,
  children,
}: {
  registration: Registration
  back: string
  children?: ReactNode
}) {
  const { origin } = window.location
  const { hold, now, label, confirming, started } = useDepositHold(registration)
  const { picture, text } = wordFor(told, registration.status) ?? {
    picture: 'waiting',
    text: () => '请稍后在“我的预约”查看。',
  }
  const event = calendarEvent(registration, origin, now)
  return (
    <>
      <div className="result-head" role="status">
        <Illustration name={picture} width={140} />
        <h2>{label}</h2>
        {hold !== 'over' && !confirming && !started && <p>{text(registration)}</p>}
        {hold !== null && <HoldCountdown registration={registration} />}
      </div>
      <Facts registration={registration} />
      <div className="result-actions">
        <PayDeposit registration={registration} back={back} />
        {children}
        {event && (
          <CalendarButton
            file={`预约-${registration.id}`}
            event={() => calendarEvent(registration, origin, serverNow())}
            text={reminderText(registration, origin)}
            block
          />
        )}
        <LinkButton kind="text" block to={paths.mySchedule}>
          查看我的预约
        </LinkButton>
      </div>
    </>
  )
}

export function SignUpResult({ id }: { id: string }) {
  const { data: registration } = useSuspenseQuery(registrationById(id))
  if (!registration)
    return (
      <Page title="报名结果">
        <EmptyState
          picture="not-found"
          text="没有找到这次报名"
          action={{ label: '查看我的预约', to: paths.mySchedule }}
        />
      </Page>
    )
  const { eventId, status } = registration
  return (
    <Page title="报名结果">
      <ResultCards registration={registration} back={to(paths.signForm, {}, { id: eventId, registrationId: id })}>
        {status === 'CANCEL' && eventId && (
          <LinkButton block to={to(paths.signForm, {}, { id: eventId })}>
            重新报名
          </LinkButton>
        )}
      </ResultCards>
    </Page>
  )
}
