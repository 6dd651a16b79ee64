import { dayAfter, dayOf } from '#/shared/lib/time/calendar.ts'
import { parseInstant } from '#/shared/lib/time/instant.ts'

/**
 * The statistics of visits as pure functions of the browse records. Chart, table and lists are parts of one result, so
 * their sums cannot differ. Days are Chinese days in any time zone.
 */

const DAY_MS = 86_400_000

/** First and last day, both included: `2026-11-01`. */
export interface Period {
  from: string
  to: string
}

export interface PageView {
  visitorId: string
  contentId: string
  contentType: string
  title: string
  time: number
}

interface DayCount {
  day: string
  browsing: number
  /** The visitors of that day; a visitor on two days counts on both. */
  visitors: number
}

export interface ContentCount {
  contentId: string
  contentType: string
  title: string
  browsing: number
  visitors: number
  days: number[]
}

export interface PersonCount {
  visitorId: string
  browsing: number
  /** The last page view of the period. */
  last: PageView
}

export interface Statistics {
  browsing: number
  /** Each visitor counts once. */
  visitors: number
  days: DayCount[]
  /** Sorted by page views. */
  contents: ContentCount[]
  /** Sorted by page views, then by the last page view. */
  people: PersonCount[]
}

/** The last days up to today; 1 is only today. */
export const lastDays = (days: number, now: number): Period => {
  const to = dayOf(now)
  return { from: dayAfter(to, 1 - days), to }
}

/** Midnight in China, in ms. */
const startOf = (day: string): number => parseInstant(day) ?? Number.NaN

export const lengthOf = ({ from, to }: Period): number => Math.round((startOf(to) - startOf(from)) / DAY_MS) + 1

export const periodBefore = (period: Period): Period => ({
  from: dayAfter(period.from, -lengthOf(period)),
  to: dayAfter(period.from, -1),
})

export const MAX_DAYS = 366

const isDay = (day: string | null): day is string =>
  day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day) && parseInstant(day) !== null

/**
 * A custom period: the days in order, limited to a year, none after today.
 * @returns null when a day is missing or invalid.
 */
export function chosenPeriod(from: string | null, to: string | null, now: number): Period | null {
  if (!isDay(from) || !isDay(to)) return null
  const [one, other] = from < to ? [from, to] : [to, from]
  const today = dayOf(now)
  const last = other > today ? today : other
  const earliest = dayAfter(last, 1 - MAX_DAYS)
  const first = one > last ? last : one
  return { from: first < earliest ? earliest : first, to: last }
}

export function inPeriod(pageViews: readonly PageView[], period: Period): PageView[] {
  const start = startOf(period.from)
  const end = startOf(period.to) + DAY_MS
  return pageViews.filter(({ time }) => time >= start && time < end)
}

interface Tally {
  pageView: PageView
  browsing: number
  visitors: Set<string>
  days: number[]
}

/** Counts page views one by one: one pass computes all numbers of a period and can pause after any page view. */
interface Counter<R> {
  add: (pageView: PageView) => void
  result: () => R
}

function contentCounter(start: number, length: number): Counter<ContentCount[]> {
  const tallies = new Map<string, Tally>()
  const add = (pageView: PageView) => {
    const key = `${pageView.contentType} ${pageView.contentId}`
    const tally = tallies.get(key) ?? {
      pageView,
      browsing: 0,
      visitors: new Set(),
      days: Array<number>(length).fill(0),
    }
    tally.browsing += 1
    tally.visitors.add(pageView.visitorId)
    const day = Math.floor((pageView.time - start) / DAY_MS)
    tally.days[day] = (tally.days[day] ?? 0) + 1
    // The latest title is used, because an article may have been renamed.
    if (pageView.time >= tally.pageView.time) tally.pageView = pageView
    tallies.set(key, tally)
  }
  const result = () =>
    [...tallies.values()]
      .map(({ pageView: { contentId, contentType, title }, browsing, visitors, days }) => ({
        contentId,
        contentType,
        title,
        browsing,
        visitors: visitors.size,
        days,
      }))
      .sort((one, other) => other.browsing - one.browsing || other.visitors - one.visitors)
  return { add, result }
}

function personCounter(): Counter<PersonCount[]> {
  const people = new Map<string, PersonCount>()
  const add = (pageView: PageView) => {
    const person = people.get(pageView.visitorId)
    if (!person) people.set(pageView.visitorId, { visitorId: pageView.visitorId, browsing: 1, last: pageView })
    else {
      person.browsing += 1
      if (pageView.time >= person.last.time) person.last = pageView
    }
  }
  const result = () =>
    [...people.values()].sort((one, other) => other.browsing - one.browsing || other.last.time - one.last.time)
  return { add, result }
}

function dayCounter(period: Period, start: number): Counter<DayCount[]> {
  const length = lengthOf(period)
  const browsing = Array<number>(length).fill(0)
  const visitors = Array.from({ length }, () => new Set<string>())
  const add = ({ time, visitorId }: PageView) => {
    const day = Math.floor((time - start) / DAY_MS)
    browsing[day] = (browsing[day] ?? 0) + 1
    visitors[day]?.add(visitorId)
  }
  const result = () =>
    browsing.map((count, day) => ({
      day: dayAfter(period.from, day),
      browsing: count,
      visitors: visitors[day]?.size ?? 0,
    }))
  return { add, result }
}

/** The page views of each visitor; the most page views first, then the latest page view. */
export function peopleOf(pageViews: readonly PageView[]): PersonCount[] {
  const { add, result } = personCounter()
  pageViews.forEach(add)
  return result()
}

/** Page views between two pauses: about 2 ms of work on a slow phone. */
const STEP = 500

/** All numbers of a period, counted with pauses, so that ten thousand visitors do not block a tap. */
export function* countStatistics(all: readonly PageView[], period: Period): Generator<undefined, Statistics> {
  const pageViews = inPeriod(all, period)
  const start = startOf(period.from)
  const days = dayCounter(period, start)
  const contents = contentCounter(start, lengthOf(period))
  const persons = personCounter()
  for (const [index, pageView] of pageViews.entries()) {
    days.add(pageView)
    contents.add(pageView)
    persons.add(pageView)
    if (index % STEP === 0) yield
  }
  const people = persons.result()
  yield
  return {
    browsing: pageViews.length,
    visitors: people.length,
    days: days.result(),
    contents: contents.result(),
    people,
  }
}

/** Only the two totals of a period, for the comparison with the previous period. */
export function totalsIn(all: readonly PageView[], period: Period): Pick<Statistics, 'browsing' | 'visitors'> {
  const pageViews = inPeriod(all, period)
  return { browsing: pageViews.length, visitors: new Set(pageViews.map(({ visitorId }) => visitorId)).size }
}

/** The change to the previous number: `+3`, `-2`, `0`. */
export const changeText = (now: number, before: number): string =>
  now > before ? `+${now - before}` : `${now - before}`

/** The change in words, for screen readers and for the text to paste. */
export function changeWords(now: number, before: number): string {
  if (now === before) return '和上期一样'
  return now > before ? `比上期多 ${now - before}` : `比上期少 ${before - now}`
}
