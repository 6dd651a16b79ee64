import { useSuspenseQuery } from '@tanstack/react-query'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { dayOf } from '#/shared/lib/time/calendar.ts'
import { loginDays } from '../queries.ts'

export function useLoginDays() {
  const { data: counted } = useSuspenseQuery(loginDays())
  return { counted, days: new Set(counted.days), today: dayOf(serverNow()) }
}
