import { isSampleReport, reportKey, toCategory, type Category } from './report-ids.ts'
import { config } from '#/config.ts'
import { ageAt } from '#/domains/patient/rules.ts'
import { genderLabel } from '#/domains/session/model.ts'
import { paths, to } from '#/paths.ts'
import type { CategorySummary, ReportItem, ReportSample, Severity } from './model.ts'
import { categoryName, isUnlocking, type ItemView, severityWord } from './rules.ts'

/** What the screens of a report show beyond lists: links, persons, wordings and numbers. */

export interface ReportPlace {
  sampleId: string
  packageId: string
}

const JOB_PARAMETERS = ['jobId', 'agentId', 'labCode'] as const

/** A link inside a report: the laboratory's three parameters go along (REP-046). */
export function reportLink(search: URLSearchParams, target: string): string {
  const [path = '', own] = target.split(/\?(.*)/s)
  const query = new URLSearchParams(own)
  for (const name of JOB_PARAMETERS) {
    const value = search.get(name)
    if (value && !query.has(name)) query.set(name, value)
  }
  const text = query.toString()
  return text ? `${path}?${text}` : path
}

/** Where the items of a category are listed. */
export function categoryLink({ sampleId, packageId }: ReportPlace, category: string): string {
  const known = toCategory(category)
  if (known === 'COMMON_DISEASES') return to(paths.reportCommonList, { sampleId, packageId, category: known })
  return to(paths.reportOtherList, {
    sampleId,
    packageId,
    category,
    categoryName: known ? categoryName[known] : category,
  })
}

/** Where one item is explained; drugs and lifestyle have an address of their own (REP-040). */
export function itemLink({ sampleId, packageId }: ReportPlace, category: string, id: string): string {
  const own = category === 'PHARMACOGENOMICS' || category === 'LIFE_STYLE'
  return to(own ? paths.reportDrugOrLifestyle : paths.reportDisease, { sampleId, packageId, category, id })
}

/** What can be bought to see more of a report of this package. */
export const unlockGoodsLink = (packageId: string): string =>
  to(paths.goods, { id: packageId === config.sampleReportPackage.adult ? 'G001' : 'G002' })

/** The shared link never leads to a person's own report: others land on the sample report (NAV-008). */
export function sharedPlace({ sampleId, packageId }: ReportPlace): ReportPlace {
  if (isSampleReport(sampleId)) return { sampleId, packageId }
  const { adult, child } = config.sampleReportPackage
  return packageId === child
    ? { sampleId: 'DEMO-DEFAULT-CHILD', packageId: child }
    : { sampleId: 'DEMO-DEFAULT-ADULT', packageId: adult }
}

/** The list entry of the report that an address names, by its record id or its sample id. */
export const sampleAt = (samples: readonly ReportSample[], sampleId: string): ReportSample | null =>
  samples.find((sample) => reportKey(sample) === sampleId) ??
  samples.find((sample) => sample.sampleId === sampleId) ??
  null

export const isChildReport = (sample: Pick<ReportSample, 'detectionPackageInfoList'>): boolean =>
  sample.detectionPackageInfoList[0]?.reportPackageType === 'CHILDREN'

/** `女 · 58 岁`; what is not known is left out (REP-057). */
export function personLine(
  { customerEntityDTO: person }: Pick<ReportSample, 'customerEntityDTO'>,
  now: number,
): string {
  if (!person) return ''
  const age = ageAt(person.birthday.slice(0, 10), now)
  return [person.gender === 'SECRET' ? '' : genderLabel[person.gender], age === null ? '' : `${age} 岁`]
    .filter(Boolean)
    .join(' · ')
}

/** How a result is coloured. A carrier is healthy and gets neither orange nor red. */
export type Tone = 'risk' | 'concern' | 'normal' | 'carrier' | 'plain' | 'locked'

const toneOfSeverity = { RISK: 'risk', CONCERN: 'concern', NORMAL: 'normal' } as const

export function toneOf({ severity, locked }: Pick<ItemView, 'severity' | 'locked'>, category: Category): Tone {
  if (locked) return 'locked'
  if (severity === null) return 'plain'
  const carrier = category === 'GENETIC_DISEASES' || category === 'RARE_DISEASES'
  return carrier && severity !== 'NORMAL' ? 'carrier' : toneOfSeverity[severity]
}

export interface SeverityCounts {
  risk: number
  concern: number
  normal: number
}

/** How many of each; entries without a severity do not count (REPX-006). */
export function severityCounts(all: readonly (Severity | null)[]): SeverityCounts {
  const count = (severity: Severity) => all.filter((entry) => entry === severity).length
  return { risk: count('RISK'), concern: count('CONCERN'), normal: count('NORMAL') }
}

export interface CountMark {
  tone: Tone
  word: string
  count: number
}

/** The counts in the words of the category; equal words add up, a zero is left out (REP-013). */
export function countMarks({ risk, concern, normal }: SeverityCounts, category: Category): CountMark[] {
  if (category === 'ANCESTRY') return []
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

/** What a card of the overview counts: the items worth a look. */
export const summaryMarks = (summary: CategorySummary, category: Category): CountMark[] =>
  countMarks({ risk: summary.riskNumber, concern: summary.concernNumber, normal: 0 }, category)

export interface NextStop {
  kind: 'item' | 'category'
  name: string
  to: string
  locked: boolean
  unlocking: boolean
}

/**
 * What comes after an item: the next one (REP-040), after the last one the next category (REP-041).
 * @param list the items of the present category, when they are there: they know which are locked.
 */
export function nextStop(place: ReportPlace, item: ReportItem, list: readonly ItemView[]): NextStop | null {
  const { nextDetectionItemId: id, nextDetectionItemCategory, nextCategory } = item
  if (id && nextDetectionItemCategory) {
    const locked = list.some((entry) => entry.id === id && entry.locked)
    return {
      kind: 'item',
      name: item.nextDetectionItemName,
      to: itemLink(place, nextDetectionItemCategory, id),
      locked,
      unlocking: false,
    }
  }
  const category = toCategory(nextCategory)
  if (!category) return null
  const unlocking = isUnlocking(item.nextCategoryUnlockJobStatus)
  const name = item.nextCategoryName || categoryName[category]
  return { kind: 'category', name, to: categoryLink(place, category), locked: item.nextCategoryLocked, unlocking }
}
