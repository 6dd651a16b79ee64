import { type FieldValues, useController } from 'react-hook-form'
import { dayLabel, monthOf } from '#/shared/lib/time/calendar.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { MonthTable } from '#/shared/ui/calendar/MonthTable.tsx'
import type { FieldOf } from './Field.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import './day-grid.css'

export interface OfferedDay {
  /** `2026-11-20`, a day in China. */
  day: string
  /** False if the day cannot be chosen; the day is then shown as full, or with its own reason. */
  free: boolean
  /** The reason why a day is not free, in a few characters; 约满 by default. */
  closed?: string
  /** A text of a few characters below the day, such as 余3. */
  note?: string
}

interface DayGridProps<T extends FieldValues> extends Omit<FieldOf<T>, 'hint'> {
  days: readonly OfferedDay[]
  hint?: string
  onChosen?: (day: string) => void
}

interface CellProps {
  offered: OfferedDay
  name: string
  chosen: boolean
  onChoose: () => void
}

function Cell({ offered: { day, free, note = '', closed = '约满' }, name, chosen, onChoose }: CellProps) {
  return (
    <label className={chosen ? 'day-cell day-cell-on' : 'day-cell'}>
      <input
        type="radio"
        name={name}
        className="sr-only"
        aria-label={`${dayLabel(day)}，${free ? note || '可预约' : closed}`}
        checked={chosen}
        disabled={!free}
        onChange={onChoose}
      />
      <span aria-hidden="true">{Number(day.slice(8))}</span>
      <span aria-hidden="true" className="day-note">
        {free ? note : closed}
      </span>
    </label>
  )
}

/** Chooses one of the offered days in a month grid; full days are marked. */
export function DayGridField<T extends FieldValues>(props: DayGridProps<T>) {
  const { control, name, label, days, hint = '', onChosen } = props
  const { field, fieldState } = useController({ control, name })
  const offered = new Map(days.map((entry) => [entry.day, entry]))
  const sorted = [...offered.keys()].sort()
  const months = sorted.map((day) => day.slice(0, 7))
  const chosen = field.value as string
  const firstFree = days.find(({ free }) => free)?.day.slice(0, 7)
  const now = monthOf(serverNow())
  return (
    <FieldGroup label={label} hint={hint} error={fieldState.error?.message} ref={field.ref}>
      <div className="day-grid">
        <MonthTable
          first={months[0] ?? now}
          last={months.at(-1) ?? now}
          start={chosen.slice(0, 7) || (firstFree ?? months[0] ?? now)}
          from={sorted[0] ?? ''}
          name={label}
        >
          {(day) => {
            const entry = offered.get(day)
            if (!entry)
              return (
                <span className="day-cell day-none">
                  {Number(day.slice(8))}
                  <span className="day-note" />
                </span>
              )
            const choose = () => {
              field.onChange(day)
              onChosen?.(day)
            }
            return <Cell offered={entry} name={name} chosen={chosen === day} onChoose={choose} />
          }}
        </MonthTable>
      </div>
    </FieldGroup>
  )
}
