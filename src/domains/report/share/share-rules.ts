import { paths, to } from '#/paths.ts'
import type { ShareCard } from '#/shared/wechat/share-card.ts'
import type { CategorySummary } from '../model.ts'
import { traits } from '../results/categories.ts'
import { type Category, toCategory } from '../source/report-ids.ts'
import { nameOfCategory } from '../rules.ts'

export interface ShareablePart {
  category: Category
  name: string
  count: number
  /** Whether the part reveals much about the person and the family and needs a separate consent. */
  sensitive: boolean
}

/**
 * Only unlocked parts can be shared, and only if the number of results is known, because the owner must know what other
 * people will see.
 */
export const shareablesOf = (summaries: readonly CategorySummary[]): ShareablePart[] =>
  summaries.flatMap((summary) => {
    const category = toCategory(summary.category)
    if (!category || !summary.unlockedNumber) return []
    return [
      {
        category,
        name: nameOfCategory(summary),
        count: summary.unlockedNumber,
        sensitive: traits[category].needsConsent === true,
      },
    ]
  })

export const NEVER_SHOWN = '姓名、生日、手机号、样本编号'

export function seenByOthers(shareables: readonly ShareablePart[], chosen: ReadonlySet<string>): string {
  const shown = shareables.filter(({ category }) => chosen.has(category))
  if (shown.length === 0) return '还没有选择内容'
  const count = shown.reduce((total, entry) => total + entry.count, 0)
  return `拿到链接的人能看到：${shown.map(({ name }) => name).join('、')}，共 ${count} 项结果`
}

/**
 * The sentence of a share about the sensitive topics that its owner has not opened; empty without such topics.
 * @param parts the chosen parts with such topics; null if they could not be read.
 */
export function topicsNote(parts: readonly { name: string; topics: number | null }[]): string {
  const some = parts.filter(({ topics }) => topics !== 0)
  if (some.length === 0) return ''
  const names = some.map(({ name }) => name).join('、')
  const count = some.reduce((sum, { topics }) => sum + (topics ?? 0), 0)
  const what = some.some(({ topics }) => topics === null)
    ? '里可能有您这次没打开的敏感话题'
    : `里有 ${count} 项您这次没打开的敏感话题`
  return `${names}${what}，不论结果如何，拿到链接的人都能看到。不想让人看到的，先不选${some.length > 1 ? '这几类' : '这一类'}。`
}

/**
 * The shared link. The code alone identifies the report, so a fixed word replaces the sample id in the path: no id
 * leaves the app.
 */
export const sharedReportPath = (sharingCode: string): string =>
  to(paths.shareReport, { sampleId: 'shared', sharingCode })

/** The share card of a report; it contains nothing personal and no result. */
export const reportCard = (sharingCode: string): ShareCard => ({
  title: '一份基因检测报告，分享给您看',
  description: '点开就能看，由报告主人同意分享',
  picture: '',
  path: sharedReportPath(sharingCode),
})
