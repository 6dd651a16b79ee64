import { formatPoints, type Points } from '#/shared/lib/points.ts'
import { dayLabel } from '#/shared/lib/time/calendar.ts'
import { CheckIcon } from '#/shared/ui/icons.tsx'
import { signStrip, type StripDay } from '../rules.ts'
import './sign.css'

const words: Record<StripDay['state'], string> = {
  done: '已签到',
  open: '今天还没有记上',
  missed: '没有签到',
  tomorrow: '明天',
}

/** The last days, today and tomorrow. Tomorrow's points are shown only when the server sends the points per day. */
export function SignStrip({
  days,
  today,
  perDay,
}: {
  days: ReadonlySet<string>
  today: string
  perDay: Points | null
}) {
  const gain = perDay !== null && perDay > 0 ? perDay : null
  return (
    <section className="card">
      <ol className="sign-strip" aria-label="最近七天">
        {signStrip(days, today).map(({ day, state }) => (
          <li key={day} className={`sign-cell sign-${state}`} aria-current={day === today ? 'date' : undefined}>
            <span className="sr-only">{`${dayLabel(day)}，${words[state]}`}</span>
            <span className="sign-mark" aria-hidden="true">
              {state === 'done' ? <CheckIcon size={18} /> : state === 'tomorrow' && gain ? `+${gain}` : ''}
            </span>
            <span aria-hidden="true">
              {day === today ? '今天' : state === 'tomorrow' ? '明天' : `${Number(day.slice(8))}日`}
            </span>
          </li>
        ))}
      </ol>
      {gain !== null && <p className="muted">{`明天打开这一页，可以得${formatPoints(gain)}`}</p>}
    </section>
  )
}
