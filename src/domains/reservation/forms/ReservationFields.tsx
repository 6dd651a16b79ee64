import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type Control, useController, useWatch } from 'react-hook-form'
import { errorText } from '#/shared/api/errors.ts'
import { ChoiceField, TextField } from '#/shared/form/Field.tsx'
import { typedMobile } from '#/shared/lib/mobile.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { reservationDates, reservationTimes } from '../queries.ts'
import { dateLabel, openDates, timeLabel } from '../rules.ts'
import type { ReservationValues } from './reservation-form.ts'
import '#/shared/form/field.css'

interface Props {
  control: Control<ReservationValues>
}

/** The times of the chosen date; changing the date loads others. */
function TimeField({ control, date }: Props & { date: string }) {
  const times = useQuery(reservationTimes(date))
  if (times.isError)
    return (
      <div className="field" role="alert">
        <p className="field-error">{errorText(times.error)}</p>
        <Button kind="plain" busy={times.isFetching} onPress={() => void times.refetch()}>
          重新读取时间
        </Button>
      </div>
    )
  if (!times.data) return <p className="field muted">正在读取可预约的时间…</p>
  const free = times.data.items.filter(({ remaining }) => remaining > 0)
  if (free.length === 0) return <p className="field muted">这一天已经约满，请换一天。</p>
  const choices = free.map((entry) => ({ value: entry.time, label: timeLabel(entry) }))
  return <ChoiceField control={control} name="time" label="预约时间" choices={choices} />
}

export function ReservationFields({ control }: Props) {
  const { data: dates } = useSuspenseQuery(reservationDates())
  const date = useWatch({ control, name: 'date' })
  const time = useController({ control, name: 'time' }).field
  const choices = openDates(dates.items).map((entry) => ({ value: entry.date, label: dateLabel(entry.date) }))
  return (
    <>
      <ChoiceField
        control={control}
        name="date"
        label="预约日期"
        choices={choices}
        onChosen={() => time.onChange('')}
      />
      {date ? <TimeField control={control} date={date} /> : <p className="field muted">先选日期，再选时间</p>}
      <TextField
        control={control}
        name="name"
        label="姓名"
        placeholder="到访人的姓名"
        autoComplete="name"
        maxLength={20}
      />
      <TextField
        control={control}
        name="mobile"
        label="手机号"
        placeholder="用于接收预约提醒"
        inputMode="tel"
        autoComplete="tel"
        clean={typedMobile}
      />
    </>
  )
}
