import { isRefused } from '#/shared/api/blocks.ts'
import { hasFindings } from './categories.ts'
import { paths, to } from '#/paths.ts'
import { type Category, toCategory } from '../source/report-ids.ts'
import { severityCounts, type SeverityCounts } from './detail-rules.ts'
import type { CategorySummary, TreeNode } from '../model.ts'
import type { ReportRef } from '../source/report-source.ts'
import { type ItemView, riskRatio } from '../rules.ts'

/** The groups of a category (REP-042), and the counts of a report (REPX-006). */

const isGroup = (node: TreeNode): boolean => node.type === 'CATEGORY' || node.items.length > 0

/** The first group with this name, breadth first. */
export function nodeNamed(tree: TreeNode | null, name: string): TreeNode | null {
  let level = tree ? [tree] : []
  while (level.length > 0) {
    const found = level.find((node) => node.name === name && isGroup(node))
    if (found) return found
    level = level.flatMap((node) => node.items)
  }
  return null
}

export const itemIds = (node: TreeNode): string[] =>
  isGroup(node) ? node.items.flatMap(itemIds) : [node.detectionItemCategory]

export const detectionsLink = ({ sampleId, packageId }: ReportRef, parentName: string, category: string): string =>
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

/** The children of a level. A group without a name cannot be opened, so its children are shown in its place. */
const childrenOf = (node: TreeNode): TreeNode[] =>
  node.items.flatMap((child) => (isGroup(child) && !child.name ? childrenOf(child) : [child]))

/** One level of the tree. The structure is taken from the tree, the verdicts from the results. */
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

/** Whether the path means a child's report (decision 84). */
export const isChildSummary = (child: string): boolean => child === 'true'

export const summarizeLink = ({ sampleId, packageId }: ReportRef, child: boolean): string =>
  to(paths.reportSummarize, { sampleId, packageId, child: String(child) })

/** Whether a report is a child's, by the package type of its categories. */
export const isChildrenReport = (summaries: readonly Pick<CategorySummary, 'reportPackageType'>[]): boolean =>
  summaries.some((summary) => summary.reportPackageType === 'CHILDREN')

export interface CategoryCounts {
  category: Category
  summary: CategorySummary
  /** Counts of the summary items (REPX-006); null when some items, or the number of unlocked items, are unreadable. */
  counts: SeverityCounts | null
}

export const categoryCounts = (summaries: readonly CategorySummary[]): CategoryCounts[] =>
  summaries.flatMap((summary): CategoryCounts[] => {
    const category = toCategory(summary.category)
    if (!category || !hasFindings(category)) return []
    if (summary.summaryItems.refused || isRefused(summary, 'unlockedNumber'))
      return [{ category, summary, counts: null }]
    const { risk, concern } = severityCounts(summary.summaryItems.map((item) => item.concernSeverity))
    return [
      {
        category,
        summary,
        counts: { risk, concern, normal: Math.max(0, (summary.unlockedNumber ?? 0) - risk - concern) },
      },
    ]
  })

/** The middle and high risk percentage without unopened topics; null when locked, unknown or 0 (REP-029). */
export function indexOf(open: readonly CategorySummary[], category: Category): string | null {
  const counts = categoryCounts(open).find((entry) => entry.category === category && !entry.summary.locked)?.counts
  return counts ? riskRatio(counts.risk + counts.concern) : null
}
