import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type Control, type FieldValues, useController, useWatch } from 'react-hook-form'
import { errorText } from '#/shared/api/errors.ts'
import { DayGridField } from '#/shared/form/DayGridField.tsx'
import { ChoiceField } from '#/shared/form/Field.tsx'
import { dayLabel } from '#/shared/lib/time/calendar.ts'
import { Button } from '#/shared/ui/Button.tsx'
import type { ReservationTime } from '../model.ts'
import { reservationDates, reservationTimes } from '../queries.ts'
import { fullDayText, fullText, nearDates, nearTimes, offeredDays, timeLabel, withOwnPlaces } from '../rules.ts'
import '#/shared/form/field.css'
import './reservation.css'

interface When extends FieldValues {
  date: string
  time: string
}
type Own = { date: string; time: string } | null

interface Props {
  control: Control<When>
  visitors: number
  own: Own
}

function FullNotice({
  control,
  visitors,
  times,
  text,
}: Omit<Props, 'own'> & { times: readonly ReservationTime[]; text: string }) {
  const { data: dates } = useSuspenseQuery(reservationDates())
  const date = useController({ control, name: 'date' }).field
  const time = useController({ control, name: 'time' }).field
  const near = nearTimes(times, time.value, visitors)
  const days = near.length > 0 ? [] : nearDates(dates.items, date.value)
  const takeDay = (day: string) => {
    date.onChange(day)
    time.onChange('')
  }
  return (
    <div className="reservation-full" role="alert">
      <p>{text}</p>
      {(near.length > 0 || days.length > 0) && <p className="muted">最近的空位：</p>}
      <div className="reservation-near">
        {near.map((slot) => (
          <Button key={slot.time} kind="light" onPress={() => time.onChange(slot.time)}>
            {timeLabel(slot)}
          </Button>
        ))}
        {days.map((day) => (
          <Button key={day} kind="light" onPress={() => takeDay(day)}>
            {dayLabel(day)}
          </Button>
        ))}
      </div>
    </div>
  )
}

/** REG-028: the times of the chosen date, each with its number of free places. */
function TimeField({ control, visitors, own, date }: Props & { date: string }) {
  const times = useQuery(reservationTimes(date))
  const time = useWatch({ control, name: 'time' })
  if (times.isError && !times.data)
    return (
      <div className="field" role="alert">
        <p className="field-error">{errorText(times.error)}</p>
        <Button kind="plain" busy={times.isFetching} onPress={() => void times.refetch()}>
          重新读取时间
        </Button>
      </div>
    )
  if (!times.data) return <p className="field muted">正在读取可预约的时间…</p>
  const items = withOwnPlaces(times.data.items, own, date, visitors)
  const choices = items.map((slot) => ({
    value: slot.time,
    label: timeLabel(slot),
    disabled: (slot.remaining ?? 0) <= 0 && slot.time !== time,
  }))
  const none = choices.every(({ disabled }) => disabled)
  const full = none ? fullDayText(items) : fullText(items, time, visitors)
  return (
    <>
      {!none && <ChoiceField control={control} name="time" label="预约时间" choices={choices} />}
      {full && <FullNotice control={control} visitors={visitors} times={items} text={full} />}
    </>
  )
}

interface WhenProps<T extends FieldValues> {
  /** The control of a form with at least `date` and `time`. */
  control: Control<T>
  visitors: number
  /** The current day and time of the visit, whose places become free by the change. */
  own?: Own
}

export function WhenFields<T extends FieldValues & When>({ control: given, visitors, own = null }: WhenProps<T>) {
  // TypeScript cannot see that the control of a wider form includes these two fields.
  const control = given as unknown as Control<When>
  const { data: dates } = useSuspenseQuery(reservationDates())
  const date = useWatch({ control, name: 'date' })
  const time = useController({ control, name: 'time' }).field
  const days = offeredDays(dates.items, own?.date)
  return (
    <>
      <DayGridField
        control={control}
        name="date"
        label="预约日期"
        hint="灰色日期不开放或已约满"
        days={days}
        onChosen={() => time.onChange('')}
      />
      {date ? (
        <TimeField control={control} visitors={visitors} own={own} date={date} />
      ) : (
        <p className="field muted">先选日期，再选时间</p>
      )}
    </>
  )
}
