import { useInfiniteQuery } from '@tanstack/react-query'
import { STARTED_TEXT } from '#/domains/pay-order/under-way.ts'
import { LinkBar } from '#/shared/ui/LinkButton.tsx'
import { isVisit } from '../event-rules.ts'
import type { Registration, RegistrationEvent } from '../model.ts'
import { myRegistrations } from '../queries.ts'
import { isOpen } from '../rules.ts'
import { useDepositHold } from './PayDeposit.tsx'
import './event.css'

/** The person's registration for an event that allows only one; null when there is none. */
export function useOpenRegistration(event: RegistrationEvent): Registration | null {
  const { data } = useInfiniteQuery({ ...myRegistrations(), enabled: !isVisit(event) })
  const all = data?.pages.flatMap(({ items }) => items) ?? []
  return all.find((one) => one.eventId === event.id && isOpen(one)) ?? null
}

export function AlreadyRegistered({ mine, at }: { mine: Registration; at: string }) {
  const { hold, label, started } = useDepositHold(mine)
  return (
    <>
      <p className="event-closed" role="status">
        <strong>您已经报过名了</strong>
        <br />
        {label}
        {started && <span className="muted">{STARTED_TEXT}</span>}
      </p>
      <LinkBar to={at}>{hold === 'open' && !started ? '去支付定金' : '查看我的报名'}</LinkBar>
    </>
  )
}
