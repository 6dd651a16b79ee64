import { hasFindings } from '../results/categories.ts'
import { categoryLink, categoryTarget, itemLink, reportKind, type Tone, toneOf } from '../results/detail-rules.ts'
import type { CategorySummary, ReportSample, Severity } from '../model.ts'
import { categories, type Category, reportKey } from '../source/report-ids.ts'
import { isUnlocking, lockedNumber, nameOfCategory, severityRank, severityWord } from '../rules.ts'
import { isSensitive } from '../sensitive/sensitive-rules.ts'
import { sexMatchOf, NOT_FOR_SEX } from '../words/sex-match/sex-match-rules.ts'
import { type Member, membersOf } from './compare-rules.ts'

/** The findings of a family's reports side by side; a summary contains only items that need attention. */

export interface GridMember extends Member {
  kind: string
}

/** The columns: each report once, in the order of the list; empty if there are fewer than two. */
export function gridMembers(reports: readonly ReportSample[]): GridMember[] {
  const once = reports.filter((sample, at) => reports.findIndex((one) => reportKey(one) === reportKey(sample)) === at)
  return membersOf(once).map((member, at) => {
    const sample = once[at]
    return { ...member, kind: sample ? reportKind(sample) : '' }
  })
}

export interface Column {
  member: GridMember
  summaries: readonly CategorySummary[] | null
  failed: boolean
}

/** The column of a member. A report without a category is not finished, so an empty summary counts as failed. */
export const columnOf = (
  member: GridMember,
  summaries: readonly CategorySummary[] | undefined,
  isError: boolean,
): Column => ({
  member,
  summaries: summaries?.length ? summaries : null,
  failed: isError || summaries?.length === 0,
})

export interface Cell {
  key: string
  /** null if the cell shows plain text instead of a result. */
  tone: Tone | null
  word: string
  to?: string
  /** Whether the cell states something about the item; other cells do not count as a difference. */
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
  locked: { key: string; name: string; count: number }[]
}

export const NOT_LISTED = '没有列出'

interface FoundItem {
  ids: Set<string>
  /** The names of the item in the members' reports; the first name is shown. */
  names: string[]
  at: Map<string, { id: string; severity: Severity }>
}

const summaryOf = ({ summaries }: Column, category: Category): CategorySummary | null =>
  summaries?.find((summary) => summary.category === category) ?? null

/** Results that are locked or being unlocked are never shown. */
const isOpen = (summary: CategorySummary | null): summary is CategorySummary =>
  summary !== null && !summary.locked && !isUnlocking(summary.unlockJobStatus)

/** Whether findings of a category may be missing in its list, or have no name: any item may then be a finding. */
function isIncomplete({ summaryItems: listed, riskNumber: risk, concernNumber: concern }: CategorySummary): boolean {
  const found = listed.filter(({ concernSeverity }) => concernSeverity !== 'NORMAL')
  return (
    listed.refused !== undefined ||
    risk === null ||
    concern === null ||
    risk + concern > found.length ||
    found.some(({ detectionItemNameCn: name }) => name === '')
  )
}

/** Whether the summaries list all of their findings. */
export const allListed = (columns: readonly Column[]): boolean =>
  columns.every(({ summaries }) => summaries?.every((summary) => !isOpen(summary) || !isIncomplete(summary)))

const isOther = ({ member: { gender } }: Column, category: Category, names: readonly string[]): boolean =>
  sexMatchOf({ nameCn: names.join(' '), nameEn: '' }, category, { gender, settled: true }) === 'other'

/**
 * The items in the summaries of all members, without items specific to the other sex. Items are the same if their
 * ids are equal, or their names in different members' reports; a repeated item counts once, with its worst result.
 */
function foundIn(columns: readonly Column[], category: Category): FoundItem[] {
  const all: FoundItem[] = []
  for (const column of columns) {
    const { key } = column.member
    const summary = summaryOf(column, category)
    for (const item of isOpen(summary) ? summary.summaryItems : []) {
      const { detectionItemId: id, detectionItemNameCn: name, concernSeverity: severity } = item
      if (severity === 'NORMAL' || isOther(column, category, [name])) continue
      const same =
        all.find(({ ids }) => ids.has(id)) ?? all.find((found) => found.names.includes(name) && !found.at.has(key))
      const found: FoundItem = same ?? { ids: new Set<string>(), names: [], at: new Map() }
      if (!same) all.push(found)
      found.ids.add(id)
      if (name && !found.names.includes(name)) found.names.push(name)
      const known = found.at.get(key)
      if (!known || severityRank[severity] > severityRank[known.severity]) found.at.set(key, { id, severity })
    }
  }
  return all
}

const worst = ({ at }: FoundItem): number => Math.max(...[...at.values()].map(({ severity }) => severityRank[severity]))

/** An item without a name may be a sensitive topic. */
const isQuiet = ({ names }: FoundItem, category: Category): boolean =>
  names.length === 0 || isSensitive({ nameCn: names.join(' '), nameEn: '', locked: false }, category)

/** The reason why a member has no result for an item; null if the summary could have contained the item. */
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

function cellOf(column: Column, category: Category, found: FoundItem): Cell {
  const closed = closedCell(column, category)
  if (closed) return closed
  const { key, place } = column.member
  const own = found.at.get(key)
  if (isOther(column, category, found.names)) return { key, tone: null, word: NOT_FOR_SEX, known: false }
  const summary = summaryOf(column, category)
  if (!own && summary && isIncomplete(summary))
    return { key, tone: null, word: '没有全部读出来', to: categoryLink(place, category), known: false }
  if (!own) return { key, tone: null, word: NOT_LISTED, to: categoryLink(place, category), known: true }
  return {
    key,
    tone: toneOf({ severity: own.severity, locked: false }, category),
    word: severityWord(own.severity, category),
    to: itemLink(place, category, own.id),
    known: true,
  }
}

/** One row for a whole category that a member has not unlocked and in which no item can be shown. */
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
    const count = summary && !isUnlocking(summary.unlockJobStatus) ? (lockedNumber(summary) ?? 0) : 0
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
    locked: lockedIn(columns, category),
  }
}

/**
 * The categories with rows. Sensitive topics are not even counted, because the summaries contain only findings.
 * Ancestry has no severity to compare.
 */
export const gridOf = (columns: readonly Column[]): GridGroup[] =>
  categories
    .filter(hasFindings)
    .map((category) => groupOf(columns, category))
    .filter(({ rows }) => rows.length > 0)

export const differs = ({ cells }: GridRow): boolean =>
  new Set(cells.filter(({ known }) => known).map(({ word }) => word)).size > 1

/** Only the rows in which the members differ; unnamed items cannot be compared. */
export const onlyDifferent = (groups: readonly GridGroup[]): GridGroup[] =>
  groups.map((group) => ({ ...group, rows: group.rows.filter(differs) })).filter(({ rows }) => rows.length > 0)
