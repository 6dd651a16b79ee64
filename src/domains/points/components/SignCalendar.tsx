import { MonthTable } from '#/shared/ui/calendar/MonthTable.tsx'
import './sign.css'

interface SignCalendarProps {
  days: ReadonlySet<string>
  today: string
}

function Day({ day, signed, today }: { day: string; signed: boolean; today: boolean }) {
  return (
    <span className={signed ? 'sign-day sign-day-on' : 'sign-day'} aria-current={today ? 'date' : undefined}>
      {Number(day.slice(8))}
      {signed && <span className="sr-only">日已签到</span>}
    </span>
  )
}

export function SignCalendar({ days, today }: SignCalendarProps) {
  const now = today.slice(0, 7)
  const first = [...days].sort()[0]?.slice(0, 7) ?? now
  return (
    <section className="card">
      <MonthTable first={first} last={now} start={now} name="签到日历">
        {(day) => <Day day={day} signed={days.has(day)} today={day === today} />}
      </MonthTable>
    </section>
  )
}
