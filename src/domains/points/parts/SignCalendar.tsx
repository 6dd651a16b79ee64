import { useState } from 'react'
import { ChevronRightIcon } from '#/shared/ui/icons.tsx'
import { monthAfter, monthLabel, monthWeeks } from '#/shared/lib/time/calendar.ts'
import './sign.css'

const WEEKDAYS = ['日', '一', '二', '三', '四', '五', '六']

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

/** A month with its sign-in days; earlier months as far back as there are any. */
export function SignCalendar({ days, today }: SignCalendarProps) {
  const now = today.slice(0, 7)
  const [month, setMonth] = useState(now)
  const first = [...days].sort()[0]?.slice(0, 7) ?? now
  const label = monthLabel(month)
  return (
    <section className="card sign">
      <div className="sign-head">
        <button
          type="button"
          className="icon-button sign-back"
          aria-label="上个月"
          disabled={month <= first}
          onClick={() => setMonth(monthAfter(month, -1))}
        >
          <ChevronRightIcon size={22} />
        </button>
        <h2 aria-live="polite">{label}</h2>
        <button
          type="button"
          className="icon-button"
          aria-label="下个月"
          disabled={month >= now}
          onClick={() => setMonth(monthAfter(month, 1))}
        >
          <ChevronRightIcon size={22} />
        </button>
      </div>
      <table aria-label={`${label}签到日历`}>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) => (
                <td key={day ?? WEEKDAYS[index]}>
                  {day && <Day day={day} signed={days.has(day)} today={day === today} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
