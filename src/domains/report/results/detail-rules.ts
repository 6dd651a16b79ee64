import { isExampleReport, reportKey, toCategory, type Category } from '../source/report-ids.ts'
import { config } from '#/config.ts'
import { ageAt } from '#/shared/lib/time/age.ts'
import { genderLabel } from '#/domains/user/model.ts'
import { paths, to } from '#/paths.ts'
import type { ShareCard } from '#/shared/wechat/share-card.ts'
import type { CategorySummary, ReportItem, ReportSample, Severity } from '../model.ts'
import { isOwnSource, type ReportRef } from '../source/report-source.ts'
import { lockedTarget } from '../unlock-rules.ts'
import { hasFindings, isCarrierCategory, traits, traitsOf } from './categories.ts'
import { isUnlocking, itemTitle, type ItemView, severityWord } from '../rules.ts'

export function categoryLink({ sampleId, packageId }: ReportRef, category: string): string {
  const known = traitsOf(category)
  if (known?.list === 'common') return to(paths.reportCommonList, { sampleId, packageId, category })
  return to(known?.list === 'ancestry' ? paths.ancestryList : paths.reportOtherList, {
    sampleId,
    packageId,
    category,
    categoryName: known?.name ?? category,
  })
}

/** The target of a category card: its list, or the unlock screen while all its items are locked (REP-032). */
export function categoryTarget(reportRef: ReportRef, summary: CategorySummary): string {
  const { category, chineseName, reportPackageType: packageType } = summary
  const link = categoryLink(reportRef, category)
  const unlocking = isUnlocking(summary.unlockJobStatus)
  return summary.locked ? lockedTarget(reportRef, { category, packageType, unlocking, chineseName }, link) : link
}

const ancestryPages = [
  ['ANCESTRY_COMPOSITION', paths.ancestryComposition],
  ['PATERNAL_HAPLOTYPE', paths.ancestryFather],
  ['MATERNAL_HAPLOTYPE', paths.ancestryMother],
  ['NEANDERTHAL', paths.ancestryNeanderthal],
] as const

/**
 * The address of one item. Drugs and lifestyle have their own address (REP-040), ancestry has one for each type
 * (ANC-006 to ANC-009, decision 5). While the type is unknown, the general screen redirects.
 */
export function itemLink({ sampleId, packageId }: ReportRef, category: string, id: string, type = ''): string {
  const page = traitsOf(category)?.item
  const [, ancestry] = (page === 'ancestry' && ancestryPages.find(([known]) => known === type)) || []
  return to(page === 'drug-or-lifestyle' ? paths.reportDrugOrLifestyle : (ancestry ?? paths.reportDisease), {
    sampleId,
    packageId,
    category,
    id,
  })
}

/** The target of a share card, which is never a person's own report: other people see the sample report (NAV-008). */
export function sharedReportRef({ sampleId, packageId }: ReportRef): ReportRef {
  if (isExampleReport(sampleId)) return { sampleId, packageId }
  const { adult, child } = config.sampleReportPackage
  return packageId === child
    ? { sampleId: 'DEMO-DEFAULT-CHILD', packageId: child }
    : { sampleId: 'DEMO-DEFAULT-ADULT', packageId: adult }
}

/**
 * The share card of an item's page: it opens the sample report. Only the card of a sample report contains the item's
 * name, because other people must not learn about which diseases, genes or medicines a person reads.
 */
export const itemCard = (name: string, reportRef: ReportRef): ShareCard => ({
  title: isExampleReport(reportRef.sampleId) ? `${name}：从基因里能看到什么` : '从基因里能看到什么',
  description: '看看示例报告怎么解读',
  picture: '',
  path: to(paths.report, sharedReportRef(reportRef)),
})

/** The list entry for the report in an address, by its record id or its sample id. */
export const sampleAt = (samples: readonly ReportSample[], sampleId: string): ReportSample | null =>
  samples.find((sample) => reportKey(sample) === sampleId) ??
  samples.find((sample) => sample.sampleId === sampleId) ??
  null

export const isChildReport = (sample: Pick<ReportSample, 'detectionPackageInfoList'>): boolean =>
  sample.detectionPackageInfoList[0]?.reportPackageType === 'CHILDREN'

/** The kind of a report in words; neutral if the package type is unknown. */
export function reportKind(sample: Parameters<typeof isChildReport>[0]): string {
  if (isChildReport(sample)) return '儿童报告'
  return sample.detectionPackageInfoList[0]?.reportPackageType === 'ADULT' ? '成人报告' : '检测报告'
}

/** `女 · 58 岁`; unknown parts are left out (REP-057). */
export function personLine(
  { customerEntityDTO: person }: Pick<ReportSample, 'customerEntityDTO'>,
  now: number,
): string {
  if (!person) return ''
  const age = ageAt(person.birthday, now)
  return [person.gender === 'SECRET' ? '' : genderLabel[person.gender], age === null ? '' : `${age} 岁`]
    .filter(Boolean)
    .join(' · ')
}

/**
 * The colour of a result. A variant is not a diagnosis, so it is neither orange nor red. A result that may hide an
 * unopened topic, or that depends on another item, is not established, so it is not green.
 */
export type Tone = 'risk' | 'concern' | 'normal' | 'carrier' | 'plain' | 'locked' | 'unopened'

const toneOfSeverity = { RISK: 'risk', CONCERN: 'concern', NORMAL: 'normal' } as const

export function toneOf({ severity, locked }: Pick<ItemView, 'severity' | 'locked'>, category: Category): Tone {
  if (locked) return 'locked'
  if (severity === null) return hasFindings(category) ? 'unopened' : 'plain'
  return isCarrierCategory(category) && severity !== 'NORMAL' ? 'carrier' : toneOfSeverity[severity]
}

export interface SeverityCounts {
  risk: number
  concern: number
  normal: number
}

/** Counts by severity; entries without a severity do not count (REPX-006). */
export function severityCounts(all: readonly (Severity | null)[]): SeverityCounts {
  const count = (severity: Severity) => all.filter((entry) => entry === severity).length
  return { risk: count('RISK'), concern: count('CONCERN'), normal: count('NORMAL') }
}

export interface CountMark {
  tone: Tone
  word: string
  count: number
}

/** The counts with the words of the category; equal words are added up, zeros left out (REP-013). */
export function severityMarks({ risk, concern, normal }: SeverityCounts, category: Category): CountMark[] {
  if (!hasFindings(category)) return []
  const marks = new Map<string, CountMark>()
  const add = (severity: Severity, count: number) => {
    const word = severityWord(severity, category)
    const known = marks.get(word)
    if (known) known.count += count
    else if (count > 0) marks.set(word, { tone: toneOf({ severity, locked: false }, category), word, count })
  }
  add('RISK', risk)
  add('CONCERN', concern)
  add('NORMAL', normal)
  return [...marks.values()]
}

/** The counts on a card of the overview, only of items that need attention; null if unknown. */
export const summaryMarks = (
  { riskNumber: risk, concernNumber: concern }: CategorySummary,
  category: Category,
): CountMark[] | null =>
  risk === null || concern === null ? null : severityMarks({ risk, concern, normal: 0 }, category)

export interface NextStop {
  kind: 'item' | 'category'
  name: string
  to: string
  locked: boolean
  unlocking: boolean
}

function nextCategoryStop(reportRef: ReportRef, item: ReportItem, category: Category): NextStop {
  const unlocking = isUnlocking(item.nextCategoryUnlockJobStatus)
  const locked = item.nextCategoryLocked
  const name = item.nextCategoryName || traits[category].name
  const link = categoryLink(reportRef, category)
  const closed = { category, packageType: item.reportPackageType, unlocking, chineseName: name }
  const to = locked ? lockedTarget(reportRef, closed, link) : link
  return { kind: 'category', name, to, locked, unlocking }
}

/**
 * The link below an item: to the next item (REP-040) or, after the last item, to the next category (REP-041).
 * @param list the loaded items of the current category, which show whether the next item is locked.
 */
export function nextStop(reportRef: ReportRef, item: ReportItem, list: readonly ItemView[]): NextStop | null {
  const { nextDetectionItemId: id, nextDetectionItemCategory, nextCategory, reportPackageType: packageType } = item
  const unlocking = isUnlocking(item.unlockJobStatus)
  if (id && nextDetectionItemCategory) {
    const listed = list.find((entry) => entry.id === id)
    const locked = listed?.locked ?? false
    // Receivers of a shared report cannot unlock anything.
    if (locked && !isOwnSource(reportRef)) return null
    const link = itemLink(reportRef, nextDetectionItemCategory, id, listed?.ancestryType)
    return {
      kind: 'item',
      name: item.nextDetectionItemName || (listed ? itemTitle(listed) : '继续阅读'),
      to: locked
        ? lockedTarget(reportRef, { category: nextDetectionItemCategory, packageType, unlocking }, link)
        : link,
      locked,
      unlocking: locked && unlocking,
    }
  }
  const category = toCategory(nextCategory)
  if (!category || (item.nextCategoryLocked && !isOwnSource(reportRef))) return null
  return nextCategoryStop(reportRef, item, category)
}
