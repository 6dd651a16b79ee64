import { useQuery } from '@tanstack/react-query'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import { type Control, useController, useWatch } from 'react-hook-form'
import { errorText } from '#/shared/api/errors.ts'
import { notReadText } from '#/shared/api/refused-entries.ts'
import { DayGridField } from '#/shared/form/DayGridField.tsx'
import { ChoiceField } from '#/shared/form/Field.tsx'
import { keyed } from '#/shared/lib/keyed.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { type Answers, wordsOf } from '../field-rules.ts'
import type { ExperienceHall } from '../hall/model.ts'
import { dayFullText, offeredDays, offeredTimes, timeFullText } from '../hall/rules.ts'
import { freeDates, freeTimes, halls, hallTimes } from '../queries.ts'
import { SLOT } from './event-form.ts'
import '#/shared/form/field.css'
import './hall-fields.css'

interface Props {
  control: Control<Answers>
}

interface HallReads {
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

function Failed({ read, label }: { read: HallReads; label: string }) {
  return (
    <div className="field" role="alert">
      <p className="field-error">{errorText(read.error)}</p>
      <Button kind="plain" busy={read.isFetching} onPress={() => void read.refetch()}>
        {`重新读取${label}`}
      </Button>
    </div>
  )
}

function Times({ control, hallId, day }: Props & { hallId: string; day: string }) {
  const all = useQuery(hallTimes(hallId))
  const free = useQuery(freeTimes(hallId, day))
  const time = wordsOf(useWatch({ control, name: 'time' }))
  if (free.isError) return <Failed read={free} label="时间" />
  if (!free.data || all.isPending) return <p className="field muted">正在读取可预约的时间…</p>
  // If the call for all times fails, only the free times are shown.
  const offered = offeredTimes(all.data?.items ?? [], free.data.items)
  const taken = timeFullText(time, offered)
  if (offered.length === 0)
    return (
      <WhenAllRead>
        <p className="field muted">这一天没有可预约的时间，请换一天。</p>
      </WhenAllRead>
    )
  const choices = offered.map((one) => ({
    value: one.time,
    label: one.free ? one.time : `${one.time}（约满）`,
    disabled: !one.free,
  }))
  return (
    <>
      <ChoiceField control={control} name="time" label={SLOT.time} choices={choices} />
      {taken && <Taken text={taken} />}
    </>
  )
}

const Taken = ({ text }: { text: string }) => (
  <p className="hall-taken" role="alert">
    {text}
  </p>
)

function Infos({ hall: { infos } }: { hall: ExperienceHall }) {
  if (infos.length === 0) return null
  return (
    <ul className="hall-infos">
      {keyed(infos, ({ label, value }) => `${label}${value}`).map(([key, { label, value }]) => (
        <li key={key}>{label ? `${label}：${value}` : value}</li>
      ))}
    </ul>
  )
}

function Days({ control, hall }: Props & { hall: ExperienceHall }) {
  const free = useQuery(freeDates(hall.id))
  const day = wordsOf(useWatch({ control, name: 'day' }))
  const time = useController({ control, name: 'time' }).field
  if (free.isError) return <Failed read={free} label="日期" />
  if (!free.data) return <p className="field muted">正在读取可预约的日期…</p>
  const days = offeredDays(hall.days, free.data.items, serverNow())
  if (days.length === 0)
    return (
      <WhenAllRead otherwise={<p className="field muted">{notReadText('可预约的日期')}</p>}>
        <p className="field muted">这家体验馆近期不开放预约，请选择其他体验馆。</p>
      </WhenAllRead>
    )
  const taken = dayFullText(day, days)
  return (
    <>
      <DayGridField control={control} name="day" label={SLOT.day} days={days} onChosen={() => time.onChange('')} />
      {taken ? (
        <Taken text={taken} />
      ) : day ? (
        <Times key={day} control={control} hallId={hall.id} day={day} />
      ) : (
        <p className="field muted">先选日期，再选时间</p>
      )}
    </>
  )
}

/** The choice of hall, day and time, one after the other (REG-031, MISC-009). */
export function HallFields({ control }: Props) {
  const read = useQuery(halls())
  const chosen = useWatch({ control, name: 'hall' })
  const day = useController({ control, name: 'day' }).field
  const time = useController({ control, name: 'time' }).field
  if (read.isError) return <Failed read={read} label="体验馆" />
  if (!read.data) return <p className="field muted">正在读取体验馆…</p>
  const { items } = read.data
  const hall = items.find(({ id }) => id === chosen)
  if (items.length === 0)
    return (
      <WhenAllRead>
        <p className="field muted">暂时没有可预约的体验馆，请联系客服。</p>
      </WhenAllRead>
    )
  return (
    <>
      <ChoiceField
        control={control}
        name="hall"
        label={SLOT.hall}
        choices={items.map(({ id, name }) => ({ value: id, label: name }))}
        onChosen={() => {
          day.onChange('')
          time.onChange('')
        }}
      />
      {hall && <Infos hall={hall} />}
      {hall && <Days key={hall.id} control={control} hall={hall} />}
    </>
  )
}
