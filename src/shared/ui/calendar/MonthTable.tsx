import { type ReactNode, useState } from 'react'
import { monthAfter, monthLabel, monthWeeks } from '#/shared/lib/time/calendar.ts'
import { ChevronRightIcon } from '../icons.tsx'
import './month-table.css'

const WEEKDAYS = ['日', '一', '二', '三', '四', '五', '六']

interface MonthTableProps {
  /** The first and last month that can be shown, as `2026-11`. */
  first: string
  last: string
  start: string
  /** Weeks before the week of this day are not shown, because none of their days can be chosen. */
  from?: string
  /** The table's accessible name is the month followed by this text. */
  name: string
  children: (day: string) => ReactNode
}

/** One month in weeks, with buttons to the previous and next month. */
export function MonthTable({ first, last, start, from = '', name, children }: MonthTableProps) {
  const [month, setMonth] = useState(start)
  const label = monthLabel(month)
  const weeks = monthWeeks(month).filter((week) => week.some((day) => day !== null && day >= from))
  return (
    <>
      <div className="month-head">
        <button
          type="button"
          className="icon-button month-back"
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
          disabled={month >= last}
          onClick={() => setMonth(monthAfter(month, 1))}
        >
          <ChevronRightIcon size={22} />
        </button>
      </div>
      <table className="month-table" aria-label={`${label}${name}`}>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) => (
                <td key={day ?? WEEKDAYS[index]}>{day && children(day)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
