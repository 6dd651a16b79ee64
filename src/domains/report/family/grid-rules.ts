import { hasFindings } from '../categories.ts'
import { categoryLink, categoryTarget, isChildReport, itemLink, type Tone, toneOf } from '../detail-rules.ts'
import type { CategorySummary, ReportSample, Severity } from '../model.ts'
import { categories, type Category, reportKey } from '../report-ids.ts'
import { isUnlocking, nameOfCategory, severityRank, severityWord } from '../rules.ts'
import { isSensitive } from '../sensitive-rules.ts'
import { type Member, membersOf } from './compare-rules.ts'

/** What the summaries of a family's reports list, side by side. A summary lists only what needs attention. */

export interface GridMember extends Member {
  /** The kind of the report. */
  kind: string
}

/** The columns: each report once, in the order of the list; none with fewer than two. */
export function gridMembers(reports: readonly ReportSample[]): GridMember[] {
  const once = reports.filter((sample, at) => reports.findIndex((one) => reportKey(one) === reportKey(sample)) === at)
  return membersOf(once).map((member, at) => {
    const sample = once[at]
    return { ...member, kind: sample && isChildReport(sample) ? '儿童报告' : '成人报告' }
  })
}

/** A column with its summaries; null while they are not known. */
export interface Column {
  member: GridMember
  summaries: readonly CategorySummary[] | null
  failed: boolean
}

export interface Cell {
  key: string
  /** null: a plain text, not a result. */
  tone: Tone | null
  word: string
  /** Absent where nothing can be opened. */
  to?: string
  /** It says something about the item; otherwise it does not count as a difference. */
  known: boolean
}

export interface GridRow {
  key: string
  name: string
  cells: Cell[]
}

export interface GridGroup {
  category: Category
  name: string
  rows: GridRow[]
  /** Listed items that are only counted: sensitive topics, and items without a name. */
  hidden: number
  /** The members who have locked results here, and how many. */
  locked: { key: string; name: string; count: number }[]
}

export const NOT_LISTED = '没有列出'

interface Found {
  ids: Set<string>
  /** The first one is shown; members may name the same item differently. */
  names: string[]
  /** By the key of the member. */
  at: Map<string, { id: string; severity: Severity }>
}

const summaryOf = ({ summaries }: Column, category: Category): CategorySummary | null =>
  summaries?.find((summary) => summary.category === category) ?? null

/** A locked result never reaches the page, nor does one that is being unlocked. */
const isOpen = (summary: CategorySummary | null): summary is CategorySummary =>
  summary !== null && !summary.locked && !isUnlocking(summary.unlockJobStatus)

/** The listed items of all members: the same by its id, else by its name. An item that is listed twice counts once. */
function foundIn(columns: readonly Column[], category: Category): Found[] {
  const all: Found[] = []
  for (const column of columns) {
    const { key } = column.member
    const summary = summaryOf(column, category)
    for (const item of isOpen(summary) ? summary.summaryItems : []) {
      const { detectionItemId: id, detectionItemNameCn: name, concernSeverity: severity } = item
      if (severity === 'NORMAL') continue
      const same =
        all.find(({ ids }) => ids.has(id)) ?? all.find((found) => found.names.includes(name) && !found.at.has(key))
      const found: Found = same ?? { ids: new Set<string>(), names: [], at: new Map() }
      if (!same) all.push(found)
      found.ids.add(id)
      if (name && !found.names.includes(name)) found.names.push(name)
      const known = found.at.get(key)
      if (!known || severityRank[severity] > severityRank[known.severity]) found.at.set(key, { id, severity })
    }
  }
  return all
}

const worst = ({ at }: Found): number => Math.max(...[...at.values()].map(({ severity }) => severityRank[severity]))

/** Without a name nobody can tell whether the topic is sensitive. */
const isQuiet = ({ names, at }: Found, category: Category): boolean =>
  names.length === 0 ||
  [...at.values()].some(({ severity }) =>
    isSensitive({ nameCn: names.join(' '), nameEn: '', severity, locked: false }, category),
  )

/** Why a member has no result for an item; null where the summary could have listed it. */
function closedCell(column: Column, category: Category): Cell | null {
  const { member, summaries, failed } = column
  const base = { key: member.key, tone: null, known: false }
  if (!summaries) return { ...base, word: failed ? '暂时读不到' : '正在读取' }
  const summary = summaryOf(column, category)
  if (!summary) return { ...base, word: '没有这一类' }
  const to = categoryTarget(member.place, summary)
  if (isUnlocking(summary.unlockJobStatus)) return { ...base, word: '解锁中', to }
  return summary.locked ? { ...base, tone: 'locked', word: '未解锁', to } : null
}

function cellOf(column: Column, category: Category, found: Found): Cell {
  const closed = closedCell(column, category)
  if (closed) return closed
  const { key, place } = column.member
  const own = found.at.get(key)
  if (!own) return { key, tone: null, word: NOT_LISTED, to: categoryLink(place, category), known: true }
  return {
    key,
    tone: toneOf({ severity: own.severity, locked: false }, category),
    word: severityWord(own.severity, category),
    to: itemLink(place, category, own.id),
    known: true,
  }
}

/** One row for the whole category, where a member has not unlocked it and nobody has an item to show. */
function closedRow(columns: readonly Column[], category: Category): GridRow[] {
  const closed = columns.map((column) => closedCell(column, category))
  if (!closed.some((cell) => cell?.to)) return []
  const cells = closed.map((cell, at) => cell ?? openCell(columns[at], category))
  return [{ key: category, name: '整个分类', cells }]
}

const openCell = (column: Column | undefined, category: Category): Cell => ({
  key: column?.member.key ?? '',
  tone: null,
  word: '可以看',
  known: false,
  ...(column && { to: categoryLink(column.member.place, category) }),
})

const lockedIn = (columns: readonly Column[], category: Category) =>
  columns.flatMap((column) => {
    const summary = summaryOf(column, category)
    const count = summary ? summary.totalNumber - summary.unlockedNumber : 0
    return count > 0 ? [{ key: column.member.key, name: column.member.name, count }] : []
  })

function groupOf(columns: readonly Column[], category: Category): GridGroup {
  const all = foundIn(columns, category)
  const shown = all.filter((found) => !isQuiet(found, category)).sort((a, b) => worst(b) - worst(a))
  const rows = shown.map((found) => ({
    key: [...found.ids].join(),
    name: found.names[0] ?? '',
    cells: columns.map((column) => cellOf(column, category, found)),
  }))
  const named = columns.flatMap((column) => summaryOf(column, category) ?? [])
  return {
    category,
    name: nameOfCategory(named.find(({ chineseName }) => chineseName) ?? { category, chineseName: '' }),
    rows: rows.length > 0 ? rows : closedRow(columns, category),
    hidden: all.length - shown.length,
    locked: lockedIn(columns, category),
  }
}

/** The categories with anything to say; ancestry has no severity to compare. */
export const gridOf = (columns: readonly Column[]): GridGroup[] =>
  categories
    .filter(hasFindings)
    .map((category) => groupOf(columns, category))
    .filter(({ rows, hidden }) => rows.length > 0 || hidden > 0)

/** At least two members are known, and their words are not the same. */
export const differs = ({ cells }: GridRow): boolean =>
  new Set(cells.filter(({ known }) => known).map(({ word }) => word)).size > 1

/** Only the rows in which the members differ; what is only counted cannot be compared. */
export const onlyDifferent = (groups: readonly GridGroup[]): GridGroup[] =>
  groups.map((group) => ({ ...group, rows: group.rows.filter(differs) })).filter(({ rows }) => rows.length > 0)
