import { DatedText } from '#/shared/ui/dated/DatedText.tsx'
import { useState } from 'react'
import { lazyLayer } from '#/shared/ui/lazy/lazy-layer.tsx'
import { paths, to } from '#/paths.ts'
import { keyed } from '#/shared/lib/keyed.ts'
import { moneyText } from '#/shared/lib/money.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { CalendarButton } from '#/widgets/CalendarButton.tsx'
import { hasDeposit, whenText } from '../event-rules.ts'
import type { Registration } from '../model.ts'
import { isOpen, kindOf, stepsOf } from '../rules.ts'
import { calendarEvent, canChange, depositText, isPast, reminderText } from '../schedule-rules.ts'
import { CancelSheet } from './CancelSheet.tsx'
import { HoldCountdown, PayDeposit, useDepositHold } from './PayDeposit.tsx'
import './registration.css'

const ChangeSheet = lazyLayer(() => import('./ChangeSheet.tsx'))

function Steps({ registration }: { registration: Registration }) {
  const steps = stepsOf(registration)
  if (steps.length === 0) return null
  return (
    <ol className="registration-steps" aria-label="流程记录">
      {keyed(steps, ({ label, time }) => `${label} ${time}`).map(([key, { label, time }]) => (
        <li key={key}>
          {label}
          <span className="muted">
            <time>{formatDate(time, 'minute')}</time>
          </span>
        </li>
      ))}
    </ol>
  )
}

function RegistrationActions({ registration }: { registration: Registration }) {
  const [sheet, setSheet] = useState<'change' | 'cancel' | null>(null)
  const [changed, setChanged] = useState(false)
  const { origin } = window.location
  const close = () => setSheet(null)
  const change = () => {
    setChanged(true)
    setSheet('change')
  }
  return (
    <div className="registration-foot">
      {calendarEvent(registration, origin, serverNow()) && (
        <CalendarButton
          file={`预约-${registration.id}`}
          event={() => calendarEvent(registration, origin, serverNow())}
          text={reminderText(registration, origin)}
        />
      )}
      {canChange(registration) && (
        <Button kind="plain" onPress={change}>
          改期
        </Button>
      )}
      <Button kind="plain" onPress={() => setSheet('cancel')}>
        取消报名
      </Button>
      <PayDeposit registration={registration} back={to(paths.mySchedule)} />
      <CancelSheet registration={registration} open={sheet === 'cancel'} onClose={close} />
      {changed && <ChangeSheet registration={registration} open={sheet === 'change'} onClose={close} />}
    </div>
  )
}

/** One registration: event, time, place, state, deposit (REG-016) and its actions. */
export function RegistrationCard({ registration }: { registration: Registration }) {
  const { registrationTime, deposit, place, hall } = registration
  const { hold, now, label, confirming } = useDepositHold(registration)
  const open = isOpen(registration) && hold !== 'over' && !confirming && !isPast(registration, now)
  const when = whenText(registration)
  const at = place || hall?.name
  return (
    <div className="card">
      <p className="registration-head">
        <strong>{kindOf(registration)}</strong>
        <span className={open ? 'registration-open' : 'muted'}>{label}</span>
      </p>
      {when && <p>{`日期 ${when}`}</p>}
      {at && <p>{`地点 ${at}`}</p>}
      <p className="muted">
        <DatedText text={`报名时间 ${formatDate(registrationTime, 'minute')}`} />
      </p>
      {hasDeposit(registration) && (
        <p className="muted">{`定金 ${moneyText(deposit)} ${depositText(registration)}`.trim()}</p>
      )}
      {hold !== null && !isPast(registration, now) && <HoldCountdown registration={registration} />}
      <Steps registration={registration} />
      {open && <RegistrationActions registration={registration} />}
    </div>
  )
}
