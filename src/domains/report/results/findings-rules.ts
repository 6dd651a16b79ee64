import { isRefused } from '#/shared/api/blocks.ts'
import { hasFindings, traits } from './categories.ts'
import { categoryTarget, type Tone } from './detail-rules.ts'
import type { CategorySummary } from '../model.ts'
import { type Category, toCategory } from '../source/report-ids.ts'
import { isOwnSource, type ReportRef } from '../source/report-source.ts'
import { isUnlocking, lockedNumber } from '../rules.ts'
import type { LeftOut } from '../sensitive/sensitive-rules.ts'

/** The findings of a report in words. Numbers of different kinds are never added up. */

export interface FindingLine {
  category: Category
  /** `5 种疾病要留意`; without a finding, the number of tested items. */
  text: string
  /** The number of more severe findings, or the meaning of a carried variant; may be empty. */
  note: string
  /** null while it is unknown whether the line leaves out topics. */
  tone: Tone | null
  to: string
}

export interface Findings {
  /** One line for each category with a severity and with results. */
  lines: FindingLine[]
  /** Ancestry, in a separate line because it is not about health. */
  ancestry: FindingLine | null
  someClear: boolean
  /** The number of locked results in words; empty if a number is unknown, and for receivers of a shared report. */
  locked: string
}

const isClear = ({ tone }: FindingLine): boolean => tone === 'normal' || tone === 'unopened' || tone === null

const notAllRead = (category: Category): string => `${traits[category].name}的结果没有全部读出来`

function lineOf(reportRef: ReportRef, summary: CategorySummary, leftOut: LeftOut): FindingLine | null {
  const category = toCategory(summary.category)
  const { riskNumber: risk, concernNumber: concern, unlockedNumber: seen } = summary
  if (!category || isUnlocking(summary.unlockJobStatus)) return null
  const to = categoryTarget(reportRef, summary)
  const { results, says } = traits[category]
  const isCarried = results === 'carried'
  const found = risk === null || concern === null ? null : risk + concern
  if (risk === null || found === null || (found === 0 && isRefused(summary, 'unlockedNumber'))) {
    const tone = results === 'plain' ? 'plain' : isCarried ? 'carrier' : 'concern'
    return { category, text: notAllRead(category), note: '', tone, to }
  }
  const left = leftOut(category)
  // A topic that is not opened does not count as an item without a finding.
  const read = Math.max(seen ?? 0, found) - (left ?? 0)
  if (read <= 0) return null
  if (results === 'plain') return { category, text: says.clear(read), note: says.worse(0), tone: 'plain', to }
  if (found === 0) {
    const tone = left === undefined ? null : left === 0 ? 'normal' : 'unopened'
    return { category, text: says.clear(read), note: '', tone, to }
  }
  return {
    category,
    text: says.found(found),
    note: isCarried || risk > 0 ? says.worse(risk) : '',
    tone: isCarried ? 'carrier' : risk > 0 ? 'risk' : 'concern',
    to,
  }
}

/** Locked results whose unlocking is in progress are counted separately (REP-018). */
function lockedText(summaries: readonly CategorySummary[]): string {
  const known = summaries.filter(({ category }) => toCategory(category) !== null)
  const parts = ['没有解锁', '解锁中'].flatMap((text, unlocking) => {
    const of = known.filter((one) => Number(isUnlocking(one.unlockJobStatus)) === unlocking)
    // An unknown number makes the sum NaN, which is not above 0.
    const count = of.reduce((sum, one) => sum + (lockedNumber(one) ?? NaN), 0)
    return count > 0 ? `${count} 项${text}` : []
  })
  return parts[0] ? `还有 ${parts.join('，')}。` : ''
}

/** The findings of a report in the server's order, with categories without a finding at the end (REP-013). */
export function findingsOf(reportRef: ReportRef, summaries: readonly CategorySummary[], leftOut: LeftOut): Findings {
  const all = summaries.flatMap((summary) => lineOf(reportRef, summary, leftOut) ?? [])
  const health = all.filter(({ tone }) => tone !== 'plain')
  const found = health.filter((line) => !isClear(line))
  const clear = health.filter(isClear)
  return {
    lines: [...found, ...clear],
    ancestry: all.find(({ tone }) => tone === 'plain') ?? null,
    someClear: clear.length > 0,
    locked: isOwnSource(reportRef) ? lockedText(summaries) : '',
  }
}

/** The findings that are not among these items: one line for each category with further findings. */
export function leftLines(
  reportRef: ReportRef,
  summaries: readonly CategorySummary[],
  seen: readonly string[],
): Pick<FindingLine, 'category' | 'text' | 'to'>[] {
  return summaries.flatMap((summary) => {
    const category = toCategory(summary.category)
    if (!category || !hasFindings(category) || summary.locked || isUnlocking(summary.unlockJobStatus)) return []
    const read = summary.summaryItems.filter(({ detectionItemId }) => seen.includes(detectionItemId)).length
    const { riskNumber: risk, concernNumber: concern } = summary
    const left = risk === null || concern === null ? null : risk + concern - read
    if (left !== null && left <= 0) return []
    const text = left === null ? notAllRead(category) : traits[category].says.found(left)
    return [{ category, text, to: categoryTarget(reportRef, summary) }]
  })
}
