import { keyed } from '#/shared/lib/keyed.ts'
import { moneyOrWords } from '#/shared/lib/money.ts'
import { dayOf } from '#/shared/lib/time/calendar.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { confirm } from '#/shared/ui/layers/toast.ts'
import { useWrite } from '#/shared/ui/use-write.ts'
import type { Registration } from '../model.ts'
import { isOpen, kindOf, stateLabel, stepsOf } from '../rules.ts'
import { cancelRegistration } from '../writes.ts'
import './registration.css'

/** The steps so far, with their times. */
function Steps({ registration }: { registration: Registration }) {
  const steps = stepsOf(registration)
  if (steps.length === 0) return null
  return (
    <ol className="registration-steps" aria-label="流程记录">
      {keyed(steps, ({ label, time }) => `${label} ${time}`).map(([key, { label, time }]) => (
        <li key={key}>
          {label}
          <span className="muted">{formatDate(time, 'minute')}</span>
        </li>
      ))}
    </ol>
  )
}

/** One registration: what, when, how far, its deposit (REG-016), and how to cancel it (REG-018). */
export function RegistrationCard({ registration }: { registration: Registration }) {
  const { id, parseDate, registrationTime, deposit } = registration
  const name = kindOf(registration)
  const cancel = useWrite(cancelRegistration)
  const press = () =>
    cancel.run(async () => {
      const text = `确定取消“${name}”吗？取消后名额会让给别人，需要时可以重新报名。`
      return (await confirm({ text, confirm: '取消报名', cancel: '再想想' })) ? { path: { id } } : null
    })
  return (
    <div className="card">
      <p className="registration-head">
        <strong>{name}</strong>
        <span className={isOpen(registration) ? 'registration-open' : 'muted'}>{stateLabel(registration)}</span>
      </p>
      {parseDate !== null && <p>{`日期 ${dayOf(parseDate)}`}</p>}
      <p className="muted">{`报名时间 ${formatDate(registrationTime, 'minute')}`}</p>
      {deposit !== null && <p className="muted">{`定金 ${moneyOrWords(deposit)}`}</p>}
      <Steps registration={registration} />
      {isOpen(registration) && (
        <div className="registration-foot">
          <Button kind="plain" busy={cancel.busy} onPress={press}>
            取消报名
          </Button>
        </div>
      )}
    </div>
  )
}
