import type { Gender } from '#/domains/user/model.ts'
import type { AnalysisResult, ReportSample } from '../model.ts'
import { customerName, type Category, reportKey } from '../source/report-ids.ts'
import { itemsOf, type ItemView } from '../rules.ts'
import { pointerOf, type ReportPointer } from '../store.ts'

export interface Member {
  key: string
  name: string
  place: ReportPointer
  gender: Gender
}

/** The family members whose reports the person may see; empty if there are fewer than two. */
export function membersOf(reports: readonly ReportSample[]): Member[] {
  if (reports.length < 2) return []
  return reports.map((sample, at) => ({
    key: reportKey(sample),
    name: customerName(sample) || `报告 ${at + 1}`,
    place: pointerOf(sample),
    gender: sample.customerEntityDTO?.gender ?? 'SECRET',
  }))
}

/** The same item in another report: by its id, else by its name, because packages may use different ids. */
export function sameItem(
  results: readonly AnalysisResult[],
  category: Category,
  wanted: Pick<ItemView, 'id' | 'nameCn'>,
): ItemView | null {
  const items = itemsOf(results, category)
  return items.find(({ id }) => id === wanted.id) ?? items.find(({ nameCn }) => nameCn === wanted.nameCn) ?? null
}
