import { formatPoints } from '#/shared/lib/points.ts'
import { streakOf } from '#/shared/lib/time/calendar.ts'
import type { LoginDays } from '../model.ts'
import './points.css'
import './sign.css'

interface SignHeadProps {
  days: ReadonlySet<string>
  today: string
  counted: LoginDays
}

export function SignHead({ days, today, counted }: SignHeadProps) {
  const { pointsPerDay } = counted
  return (
    <section className="points-head">
      <h2>{days.has(today) ? '今天已签到' : '今天还没有记上'}</h2>
      <p className="sign-streak">
        已连续签到 <strong>{streakOf(days, today)}</strong> 天
      </p>
      <p>{`${pointsPerDay === null ? '' : `每天${formatPoints(pointsPerDay)}。`}打开这一页就算签到，不用做别的。`}</p>
    </section>
  )
}
