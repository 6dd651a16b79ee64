import { knownTime } from '#/shared/lib/time/edges.ts'
import { type ContentKind, contentKinds } from '#/domains/news/content-kinds.ts'
import { paths, to } from '#/paths.ts'
import { isMobile } from '#/shared/lib/mobile.ts'
import { dayOf } from '#/shared/lib/time/calendar.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { wordFor } from '#/shared/lib/words.ts'
import type { Browse, Visitor, Visitors } from './model.ts'
import { type PageView, peopleOf, type PersonCount } from './statistics.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** The tabs of the statistics (VIS-002). */
const categories = ['NEWS', 'GOODS', 'VIDEO'] as const satisfies readonly ContentKind[]

const categoryLabels: Record<ContentKind, string> = { NEWS: '资讯', GOODS: '海报', VIDEO: '视频' }

const kindWords: Record<ContentKind, string> = { NEWS: '文章', GOODS: '商品', VIDEO: '视频' }

export const categoryLabel = (kind: ContentKind): string => categoryLabels[kind]
export const kindWord = (contentType: string): string => wordFor(kindWords, contentType) ?? '内容'

/** The category in an address; an unknown category becomes NEWS (decision 17). */
export const categoryOf = (category: string): ContentKind => contentKinds.find((known) => known === category) ?? 'NEWS'

export type View = 'list' | 'stats'

export const categoryTabs = (view: View) =>
  categories.map((value) => ({
    value,
    label: categoryLabel(value),
    to: to(paths.customerVisitors, { category: value }, view === 'stats' ? { view } : {}),
  }))

/** The page views that can be counted: page views with a time. */
export const pageViewsOf = (records: readonly Browse[]): PageView[] =>
  records.flatMap((record) => (typeof record.time === 'number' ? [{ ...record, time: record.time }] : []))

/** The page views of a category. Page views of an unknown kind belong to the first category, so that none is lost. */
export const ofCategory = (pageViews: readonly PageView[], category: ContentKind): PageView[] =>
  pageViews.filter(({ contentType }) => categoryOf(contentType) === category)

/**
 * The time as text: `刚刚`, `5 分钟前`, `3 小时前`, `昨天 09:30`, else the day, with its year when it is another year. A time in
 * the future is `刚刚`.
 */
export function agoText(time: number, now: number): string {
  const past = now - time
  if (past < MINUTE_MS) return '刚刚'
  if (past < HOUR_MS) return `${Math.floor(past / MINUTE_MS)} 分钟前`
  if (dayOf(time) === dayOf(now)) return `${Math.floor(past / HOUR_MS)} 小时前`
  if (dayOf(time) === dayOf(now - DAY_MS)) return `昨天 ${formatDate(time, 'minute').slice(11)}`
  const [year, month, day] = dayOf(time).split('-').map(Number)
  const date = `${month}月${day}日`
  return dayOf(now).startsWith(String(year)) ? date : `${year}年${date}`
}

/** The time of a page view below its day's heading: today the time that has passed, otherwise the time of day. */
export const timeText = (time: number, now: number): string =>
  dayOf(time) === dayOf(now) ? agoText(time, now) : formatDate(time, 'minute').slice(11)

/** Whether the visitor is new since the last visit (VIS-003); no visitor is new if the backend omits the field. */
export const isNew = ({ read }: Pick<Visitor, 'read'>): boolean => read === false

export const visitorName = ({ name }: Pick<Visitor, 'name'>): string => name.trim() || '没有留名的访客'

/** Whether a visitor can be called: not if the number is masked or invalid. */
const canBeCalled = ({ mobile }: Pick<Visitor, 'mobile'>): boolean => isMobile(mobile)

/** Another visitor with the same number; null while the number is incomplete. */
export const sameNumber = (all: readonly Visitor[], mobile: string, own: Pick<Visitor, 'id'> | null): Visitor | null =>
  isMobile(mobile) ? (all.find((one) => one.mobile === mobile && one.id !== own?.id) ?? null) : null

export interface VisitorWithViews {
  visitor: Visitor
  /** null if no page view is known. */
  seen: PersonCount | null
}

/** Visitors with their page views, the latest first. People who are only in the records have no name yet. */
export function knownVisitors(visitors: readonly Visitor[], pageViews: readonly PageView[]): VisitorWithViews[] {
  const seen = new Map(peopleOf(pageViews).map((person) => [person.visitorId, person]))
  const listed = visitors.map((visitor) => ({ visitor, seen: seen.get(visitor.id) ?? null }))
  const ids = new Set(visitors.map(({ id }) => id))
  const others = [...seen.values()].filter(({ visitorId }) => !ids.has(visitorId)).map(unnamed)
  return [...listed, ...others].sort((one, other) => (lastOf(other) ?? 0) - (lastOf(one) ?? 0))
}

const unnamed = (seen: PersonCount): VisitorWithViews => ({
  visitor: {
    id: seen.visitorId,
    name: '',
    mobile: '',
    headImage: '',
    lastVisitTime: seen.last.time,
    note: '',
    read: null,
  },
  seen,
})

/** The visitors with page views of this kind of content, and visitors without any known page view (VIS-002). */
export function inCategory(
  visitors: readonly Visitor[],
  pageViews: readonly PageView[],
  category: ContentKind,
): VisitorWithViews[] {
  const here = ofCategory(pageViews, category)
  const now = new Set(here.map(({ visitorId }) => visitorId))
  const ever = new Set(pageViews.map(({ visitorId }) => visitorId))
  return knownVisitors(
    visitors.filter(({ id }) => now.has(id) || !ever.has(id)),
    here,
  )
}

/** The time of the last visit: from the page views, else from the visitor's data. */
const lastOf = ({ visitor, seen }: VisitorWithViews): number | null =>
  knownTime(seen?.last.time ?? visitor.lastVisitTime)

export const filters = { all: '全部', new: '新到访', week: '7 天内', phone: '有电话' } as const
export type Filter = keyof typeof filters

const passes: Record<Filter, (known: VisitorWithViews, now: number) => boolean> = {
  all: () => true,
  new: ({ visitor }) => isNew(visitor),
  week: (known, now) => now - (lastOf(known) ?? 0) < 7 * DAY_MS,
  phone: ({ visitor }) => canBeCalled(visitor),
}

/** Whether name, note, number or the title of the last page view contains the word. */
const mentions = ({ visitor, seen }: VisitorWithViews, words: string): boolean =>
  [visitor.name, visitor.note, visitor.mobile, seen?.last.title ?? ''].some((text) =>
    text.toLowerCase().includes(words),
  )

export function foundVisitors(
  all: readonly VisitorWithViews[],
  search: string,
  filter: Filter,
  now: number,
): VisitorWithViews[] {
  const words = search.trim().toLowerCase()
  return all.filter((known) => passes[filter](known, now) && (words === '' || mentions(known, words)))
}

const CALLS = 3

/**
 * The visitors to call first, at most CALLS. Only visitors of the last three days whose number can be called are
 * included: new visitors first, then by page views, then by the last visit.
 */
export const callFirst = (all: readonly VisitorWithViews[], now: number): VisitorWithViews[] =>
  all
    .filter((known) => canBeCalled(known.visitor) && now - (lastOf(known) ?? 0) < 3 * DAY_MS)
    .sort(
      (one, other) =>
        Number(isNew(other.visitor)) - Number(isNew(one.visitor)) ||
        (other.seen?.browsing ?? 0) - (one.seen?.browsing ?? 0) ||
        (lastOf(other) ?? 0) - (lastOf(one) ?? 0),
    )
    .slice(0, CALLS)

/**
 * One line about the last visit: `看了《心血管…》等，共 3 次 · 2 小时前`; empty if no visit is known.
 * @param complete whether all page views could be read; otherwise the line does not count them.
 */
export function visitText({ visitor, seen }: VisitorWithViews, now: number, complete = true): string {
  const time = lastOf({ visitor, seen })
  const ago = time === null ? '' : agoText(time, now)
  if (!seen) return ago && `${ago}到访`
  const title = seen.last.title || kindWord(seen.last.contentType)
  return `看了《${title}》${seen.browsing > 1 ? (complete ? `等，共 ${seen.browsing} 次` : '等') : ''} · ${ago}`
}

export interface VisitDay {
  day: string
  /** Latest first; page views of the same content are one entry. */
  visits: { pageView: PageView; times: number }[]
}

export function timeline(pageViews: readonly PageView[], visitorId: string): VisitDay[] {
  const days = new Map<string, Map<string, { pageView: PageView; times: number }>>()
  const own = pageViews
    .filter((pageView) => pageView.visitorId === visitorId)
    .sort((one, other) => other.time - one.time)
  for (const pageView of own) {
    const day = dayOf(pageView.time)
    const visits = days.get(day) ?? new Map<string, { pageView: PageView; times: number }>()
    const key = `${pageView.contentType} ${pageView.contentId}`
    visits.set(key, { pageView: visits.get(key)?.pageView ?? pageView, times: (visits.get(key)?.times ?? 0) + 1 })
    days.set(day, visits)
  }
  return [...days].map(([day, visits]) => ({ day, visits: [...visits.values()] }))
}

/** The address of an article, goods or video; null when its id or type is unknown. */
export function contentAddress({ contentType, contentId }: Pick<PageView, 'contentType' | 'contentId'>): string | null {
  if (!contentId) return null
  if (contentType === 'NEWS') return to(paths.article, { id: contentId })
  if (contentType === 'GOODS') return to(paths.goods, { id: contentId })
  return contentType === 'VIDEO' ? to(paths.lectureVideo, { id: contentId }) : null
}

/** The key of a content in an address: type and id, because contents of different types may have the same id. */
export const contentKey = ({ contentType, contentId }: Pick<PageView, 'contentType' | 'contentId'>): string =>
  `${contentType}-${contentId}`

/** The page views of the content in an address, by type and id, or only by the id. */
export const pageViewsAt = (pageViews: readonly PageView[], key: string): PageView[] =>
  pageViews.filter((pageView) => contentKey(pageView) === key || pageView.contentId === key)

export interface NextStep {
  kind: 'call' | 'send' | 'ask'
  why: string
}

const RECENT_MS = 7 * DAY_MS

/** That no page view is known does not mean that there was none: some backends do not send them all. */
export function nextStep(known: VisitorWithViews, now: number): NextStep {
  const last = lastOf(known)
  if (!canBeCalled(known.visitor)) return { kind: 'ask', why: '还没有电话。下次见面或聊天时问一下，记在备注里。' }
  if (last === null) return { kind: 'send', why: '没有查到最近的浏览，可以先发一份资料。' }
  return now - last < RECENT_MS
    ? { kind: 'call', why: '最近刚看过您分享的内容，适合打个电话。' }
    : { kind: 'send', why: '有一阵没来了，可以发一份新的资料。' }
}

export interface ContentTotals {
  contentId: string
  contentType: string
  title: string
  /** Null when unknown. */
  visitors: number | null
  browsing: number | null
  named: readonly Visitor[]
}

/** The totals of a content: computed from its page views, else as sent by the backend; null if neither is known. */
export function totalsOf(all: readonly Visitors[], pageViews: readonly PageView[], key: string): ContentTotals | null {
  const counted = all.find(
    ({ id, contentType }) =>
      id === key ||
      (id && contentKey({ contentType, contentId: id }) === key) ||
      // The totals were requested for one kind of content, so a total without a kind is of this kind.
      (id && contentType === '' && key.endsWith(`-${id}`)),
  )
  const [pageView] = pageViews
  if (pageView)
    return {
      contentId: pageView.contentId,
      contentType: pageView.contentType,
      title: pageView.title,
      visitors: peopleOf(pageViews).length,
      browsing: pageViews.length,
      named: counted?.visitors ?? [],
    }
  if (!counted) return null
  const { id, contentType, title, visitorsNumber: visitors, browsing, visitors: named } = counted
  return { contentId: id ?? '', contentType, title, visitors, browsing, named }
}

/** The visitors of one content: from its page views, else from the backend's reply. */
export function visitorsOfContent(
  people: readonly Visitor[],
  pageViews: readonly PageView[],
  content: ContentTotals | null,
): VisitorWithViews[] {
  const ids = new Set(pageViews.map(({ visitorId }) => visitorId))
  if (ids.size === 0) return knownVisitors(content?.named ?? [], [])
  return knownVisitors(
    people.filter(({ id }) => ids.has(id)),
    pageViews,
  )
}
