import type { ContentKind } from '#/domains/news/content-kinds.ts'
import { paths, to } from '#/paths.ts'
import { dayLabel } from '#/shared/lib/time/calendar.ts'
import { parseInstant } from '#/shared/lib/time/instant.ts'
import type { Visitors } from '../model.ts'
import { categoryLabel, contentKey, kindWord } from '../rules.ts'
import { type ContentCount, type PageView, type Period, type Statistics, inPeriod } from '../statistics.ts'
import { shortDay } from './period-rules.ts'

/** The shown statistics as pure functions; all numbers are computed from the same result. */

const HOUR_MS = 3_600_000
const HOURS = 24

/** One bar of the chart and one row of the table: a day, or an hour in a period of one day. */
export interface Slot {
  label: string
  name: string
  from: string
  to: string
  browsing: number
  visitors: number
}

const hourText = (hour: number): string => `${hour}:00`

function hoursOf(all: readonly PageView[], day: string): Slot[] {
  const start = parseInstant(day) ?? 0
  const browsing = Array<number>(HOURS).fill(0)
  const visitors = Array.from({ length: HOURS }, () => new Set<string>())
  for (const { time, visitorId } of inPeriod(all, { from: day, to: day })) {
    const hour = Math.floor((time - start) / HOUR_MS)
    browsing[hour] = (browsing[hour] ?? 0) + 1
    visitors[hour]?.add(visitorId)
  }
  return browsing.map((count, hour) => ({
    label: `${hour}时`,
    name: `${hourText(hour)} – ${hourText(hour + 1)}`,
    from: hourText(hour),
    to: hourText(hour + 1),
    browsing: count,
    visitors: visitors[hour]?.size ?? 0,
  }))
}

/** The days of a period; a period of one day is shown by the hour. */
export function slotsOf({ days }: Statistics, pageViews: readonly PageView[], period: Period): Slot[] {
  if (period.from === period.to) return hoursOf(pageViews, period.from)
  return days.map(({ day, browsing, visitors }) => ({
    label: `${Number(day.slice(5, 7))}/${Number(day.slice(8, 10))}`,
    name: dayLabel(day),
    from: shortDay(day),
    to: shortDay(day),
    browsing,
    visitors,
  }))
}

export type Unit = 'day' | 'hour'
export const unitOf = ({ from, to: until }: Period): Unit => (from === until ? 'hour' : 'day')

const unitWords = { day: '天', hour: '小时' } as const
export const unitWord = (unit: Unit): string => unitWords[unit]

export function slotsSentence(slots: readonly Slot[], unit: Unit): string {
  const highest = slots.reduce((most, { browsing }) => Math.max(most, browsing), 0)
  const best = slots.filter(({ browsing }) => browsing === highest)
  if (highest === 0) return '这段时间没有人浏览。'
  const seen = slots.filter(({ browsing }) => browsing > 0).length
  const counted = unit === 'day' ? '天' : '个小时'
  const [{ name, visitors } = { name: '', visitors: 0 }] = best
  const most =
    best.length === 1
      ? `浏览最多的一${counted}是 ${name}：浏览 ${highest} 次，访客 ${visitors} 位。`
      : `浏览最多的是 ${name} 等 ${best.length} ${counted}：各浏览 ${highest} 次。`
  return unit === 'day' ? `${most}${slots.length} 天里有 ${seen} 天有人来看。` : most
}

/** A row of the table: one day or hour, or several consecutive days or hours without page views. */
export interface Row {
  name: string
  browsing: number
  visitors: number
  count: number
}

/** Up to this many rows are never merged. */
const FEW = 7

/** The rows of the table. In long periods, consecutive days without page views are merged into one row. */
export function rowsOf(slots: readonly Slot[]): Row[] {
  const rows: { first: Slot; last: Slot; count: number }[] = []
  for (const slot of slots) {
    const before = rows.at(-1)
    if (slots.length > FEW && before && slot.browsing === 0 && before.last.browsing === 0) {
      before.last = slot
      before.count += 1
    } else rows.push({ first: slot, last: slot, count: 1 })
  }
  return rows.map(({ first, last, count }) => ({
    name: count === 1 ? first.name : `${first.from} – ${last.to}`,
    browsing: first.browsing,
    visitors: first.visitors,
    count,
  }))
}

/** The points of a sparkline, from left to right: `0,20 12.5,4`. A single day is a flat line. */
export function sparkPoints(counts: readonly number[], width: number, height: number): string {
  const most = Math.max(1, ...counts)
  const y = (count: number) => height - (count / most) * height
  const round = (value: number) => Math.round(value * 10) / 10
  if (counts.length < 2) return [0, width].map((x) => `${x},${round(y(counts[0] ?? 0))}`).join(' ')
  return counts.map((count, at) => `${round((at * width) / (counts.length - 1))},${round(y(count))}`).join(' ')
}

/** A content in the list, with the page views of the period or only with its totals. */
export interface ContentRow {
  key: string
  title: string
  to: string
  /** Null when unknown. */
  browsing: number | null
  visitors: number | null
  /** null if there are no page views in this period; the numbers then count since the beginning. */
  days: number[] | null
}

/** `浏览 3 · 访客 1`, with 累计 for totals since the beginning; empty when they are unknown. */
export function numbersText({ browsing, visitors, days }: Pick<ContentRow, 'browsing' | 'visitors' | 'days'>): string {
  if (browsing === null || visitors === null) return ''
  return `${days ? '' : '累计'}浏览 ${browsing} · 访客 ${visitors}`
}

const titleOf = (title: string, contentType: string): string => title.trim() || `没有标题的${kindWord(contentType)}`

function seenRow(content: ContentCount): ContentRow {
  const key = contentKey(content)
  const { browsing, visitors, days, contentType } = content
  return {
    key,
    title: titleOf(content.title, contentType),
    to: to(paths.contentVisitors, { id: key }),
    browsing,
    visitors,
    days,
  }
}

/** Contents sorted by page views, followed by contents that only have totals (VIS-001). */
export function contentRows(
  { contents }: Pick<Statistics, 'contents'>,
  totals: readonly Visitors[],
  category: ContentKind,
): ContentRow[] {
  const seen = contents.map(seenRow)
  const keys = new Set(seen.map(({ key }) => key))
  const others = totals
    .filter(({ contentType }) => contentType === category || contentType === '')
    .flatMap(({ id, title, browsing, visitorsNumber }) => {
      const key = id === null ? '' : contentKey({ contentType: category, contentId: id })
      if (id === null || keys.has(key)) return []
      keys.add(key)
      const address = to(paths.contentVisitors, { id: key })
      return [{ key, title: titleOf(title, category), to: address, browsing, visitors: visitorsNumber, days: null }]
    })
    .sort(
      (one, other) => (other.browsing ?? -1) - (one.browsing ?? -1) || (other.visitors ?? -1) - (one.visitors ?? -1),
    )
  return [...seen, ...others]
}

export const totalsText = ({ browsing, visitors }: { browsing: number; visitors: number }): string =>
  `累计 ${visitors} 位访客，浏览 ${browsing} 次`

export const headline = (category: ContentKind, period: string): string => `${categoryLabel(category)} · ${period}`

/** Whether a visitor came in several slots, so that the visitors of the slots add up to more than the total. */
export const countedAgain = (slots: readonly Pick<Slot, 'visitors'>[], { visitors }: { visitors: number }): boolean =>
  slots.reduce((sum, slot) => sum + slot.visitors, 0) > visitors
