import { paths, to } from '#/paths.ts'
import { type Category, toCategory } from './report-ids.ts'
import { severityCounts, type SeverityCounts } from './detail-rules.ts'
import type { CategorySummary, TreeNode } from './model.ts'
import type { ReportPlace } from './report-source.ts'
import type { ItemView } from './rules.ts'

/** The groups of a category (REP-042), and the counts of a report (REPX-006). */

const isGroup = (node: TreeNode): boolean => node.type === 'CATEGORY' || node.items.length > 0

/** The first knot of this name, level by level. */
export function nodeNamed(tree: TreeNode | null, name: string): TreeNode | null {
  let level = tree ? [tree] : []
  while (level.length > 0) {
    const found = level.find((node) => node.name === name && isGroup(node))
    if (found) return found
    level = level.flatMap((node) => node.items)
  }
  return null
}

/** The ids of all items below a knot. */
export const itemIds = (node: TreeNode): string[] =>
  isGroup(node) ? node.items.flatMap(itemIds) : [node.detectionItemCategory]

export const detectionsLink = ({ sampleId, packageId }: ReportPlace, parentName: string, category: string): string =>
  to(paths.reportDetections, { sampleId, packageId, parentName, category })

export interface TreeGroup {
  name: string
  total: number
  counts: SeverityCounts
  locked: number
}

export interface TreeLevel {
  groups: TreeGroup[]
  items: ItemView[]
}

/** What stands on a level: a group without a name cannot be opened, what is in it stands beside it. */
const childrenOf = (node: TreeNode): TreeNode[] =>
  node.items.flatMap((child) => (isGroup(child) && !child.name ? childrenOf(child) : [child]))

/** One level: its groups with their counts and its items. The tree names them, the results say how they came out. */
export function levelOf(node: TreeNode, views: readonly ItemView[]): TreeLevel {
  const byId = new Map(views.map((view) => [view.id, view]))
  const children = childrenOf(node)
  const pick = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? [])
  return {
    groups: children.filter(isGroup).map((group) => {
      const own = pick(itemIds(group))
      return {
        name: group.name,
        total: own.length,
        counts: severityCounts(own.map((view) => view.severity)),
        locked: own.filter((view) => view.locked).length,
      }
    }),
    items: pick(children.filter((child) => !isGroup(child)).flatMap(itemIds)),
  }
}

/** decision 84: true for a report of a child. */
export const isChildSummary = (child: string): boolean => child === 'true'

export const summarizeLink = ({ sampleId, packageId }: ReportPlace, child: boolean): string =>
  to(paths.reportSummarize, { sampleId, packageId, child: String(child) })

/** The package type that the categories of a report carry. */
export const isChildrenReport = (summaries: readonly Pick<CategorySummary, 'reportPackageType'>[]): boolean =>
  summaries.some((summary) => summary.reportPackageType === 'CHILDREN')

export interface CategoryCounts {
  category: Category
  summary: CategorySummary
  /** Of the summary's items: they name what is worth a look (REPX-006). */
  counts: SeverityCounts
}

/** The counts of each category that is judged at all; ancestry is not. */
export const categoryCounts = (summaries: readonly CategorySummary[]): CategoryCounts[] =>
  summaries.flatMap((summary) => {
    const category = toCategory(summary.category)
    if (!category || category === 'ANCESTRY') return []
    const { risk, concern } = severityCounts(summary.summaryItems.map((item) => item.concernSeverity))
    return [
      { category, summary, counts: { risk, concern, normal: Math.max(0, summary.unlockedNumber - risk - concern) } },
    ]
  })
