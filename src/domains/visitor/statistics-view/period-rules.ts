import type { ContentKind } from '#/domains/news/content-kinds.ts'
import { paths, type SearchOf, to } from '#/paths.ts'
import { dayAfter, dayOf } from '#/shared/lib/time/calendar.ts'
import { chosenPeriod, lastDays, type PageView, type Period } from '../statistics.ts'

export type PeriodName = 'today' | '7' | '30' | 'own'

type PeriodSearch = Pick<SearchOf<typeof paths.customerVisitors>, 'period' | 'from' | 'to'>

export interface Choice {
  name: PeriodName
  period: Period
}

const lengths = { today: 1, '7': 7, '30': 30 } as const

/** The period in an address: a custom period if both days are valid, else the named period, else 7 days. */
export function choiceOf({ period, from, to: until }: PeriodSearch, now: number): Choice {
  const own = chosenPeriod(from, until, now)
  if (own) return { name: 'own', period: own }
  const name = period ?? '7'
  return { name, period: lastDays(lengths[name], now) }
}

/** Whether a custom period was shortened: it ends today at the latest and has at most a year. */
export function wasCut({ from, to: until }: PeriodSearch, { name, period }: Choice): boolean {
  const asked = [from, until]
  return name === 'own' && !(asked.includes(period.from) && asked.includes(period.to))
}

const labels = { today: '今天', '7': '近 7 天', '30': '近 30 天', own: '自选' } as const

export const periodLabel = (name: PeriodName): string => labels[name]

export const OWN_LABEL = labels.own

const periodAddress = (category: ContentKind, name: Exclude<PeriodName, 'own'>): string =>
  to(paths.customerVisitors, { category }, { view: 'stats', ...(name === '7' ? {} : { period: name }) })

export const ownAddress = (category: ContentKind, { from, to: until }: Period): string =>
  to(paths.customerVisitors, { category }, { view: 'stats', from, to: until })

export const periodLinks = (category: ContentKind) =>
  (['today', '7', '30'] as const).map((name) => ({
    name,
    label: labels[name],
    to: periodAddress(category, name),
  }))

/** `11月23日`. */
export const shortDay = (day: string): string => `${Number(day.slice(5, 7))}月${Number(day.slice(8, 10))}日`

/** `11月17日 – 11月23日`; with years if one of the days is in another year. */
export function periodText({ from, to: until }: Period, now: number): string {
  const year = dayOf(now).slice(0, 4)
  const plain = from.startsWith(year) && until.startsWith(year)
  const text = (day: string) => (plain ? shortDay(day) : `${Number(day.slice(0, 4))}年${shortDay(day)}`)
  return from === until ? text(from) : `${text(from)} – ${text(until)}`
}

/** The week that ends with the last page view that is not in the future. */
export function lastSeenWeek(pageViews: readonly PageView[], now: number): Period | null {
  const last = pageViews.reduce((latest, { time }) => (time <= now && time > latest ? time : latest), 0)
  return last === 0 ? null : { from: dayAfter(dayOf(last), -6), to: dayOf(last) }
}

export interface Offer {
  label: string
  to: string
}

/** The link from a period without page views: to the last 30 days or, if the last page view is earlier, to its week. */
export function offerFrom(
  choice: Choice,
  category: ContentKind,
  pageViews: readonly PageView[],
  now: number,
): Offer | null {
  const week = lastSeenWeek(pageViews, now)
  if (!week) return null
  const month = lastDays(30, now)
  if (choice.name !== '30' && week.to >= month.from)
    return { label: `看${labels['30']}`, to: periodAddress(category, '30') }
  return { label: '看最近有人来的那一周', to: ownAddress(category, week) }
}
