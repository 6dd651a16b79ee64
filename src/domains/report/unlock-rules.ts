import { traits } from './results/categories.ts'
import { config } from '#/config.ts'
import { paths, to } from '#/paths.ts'
import type { CategorySummary } from './model.ts'
import { isExampleReport, toCategory } from './source/report-ids.ts'
import { isOwnSource, type ReportRef } from './source/report-source.ts'
import { isUnlocking, lockedNumber, nameOfCategory } from './rules.ts'

/** The addresses that locked results open, and the texts about what unlocking adds. */

export const unlockGoodsLink = (packageId: string): string =>
  to(paths.goods, { id: packageId === config.sampleReportPackage.child ? 'G002' : 'G001' })

export interface LockedCategory {
  category: string
  /** The report's package type; `CHILDREN` is the package type of a child's report. */
  packageType: string
  chineseName?: string
}

export interface UnlockingCategory extends LockedCategory {
  unlocking: boolean
}

/**
 * The address of the unlock screen of a category (REP-032, REP-033); a child's report has a separate address (REP-043).
 * Null if nothing can be unlocked, as in sample reports and in other people's reports.
 */
export function deblockingLink(
  reportRef: ReportRef,
  { category, packageType, chineseName }: LockedCategory,
): string | null {
  const { sampleId, packageId } = reportRef
  if (isExampleReport(sampleId) || !isOwnSource(reportRef)) return null
  const known = toCategory(category)
  const query = { sampleId, packageId, category, chineseName: chineseName || (known ? traits[known].name : '') }
  return to(packageType === 'CHILDREN' ? paths.childDeblocking : paths.categoryDeblocking, {}, query)
}

/** The target of a locked result: the unlock screen, else the screen that explains why there is none (REP-032). */
export const lockedTarget = (reportRef: ReportRef, locked: UnlockingCategory, page: string): string =>
  locked.unlocking ? page : (deblockingLink(reportRef, locked) ?? page)

export type UnlockState = 'locked' | 'unlocking' | 'open' | 'unknown'

/**
 * The unlock state of a category (REP-018, REPX-004); `locked` decides, even when the counts are unknown (decision 65).
 */
export function unlockState(summary: CategorySummary | null): UnlockState {
  if (!summary) return 'unknown'
  if (isUnlocking(summary.unlockJobStatus)) return 'unlocking'
  const left = lockedNumber(summary)
  if (summary.locked || (left ?? 0) > 0) return 'locked'
  return left === 0 && summary.totalNumber !== 0 ? 'open' : 'unknown'
}

export function gainsOf(summary: CategorySummary): string[] {
  const locked = lockedNumber(summary)
  const { unlockedNumber: seen } = summary
  const already = seen ? `，已看过的 ${seen} 项不变` : ''
  return [
    `“${nameOfCategory(summary)}”里还未解锁的${locked ? ` ${locked} 项` : ''}结果${already}`,
    '每一项的一句话结论和行动建议',
    '依据的位点、基因型和科学依据',
    '不用再采样，用已有的样本数据出结果',
  ]
}
