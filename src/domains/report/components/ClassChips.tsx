import { Link } from 'react-router'
import '#/shared/ui/choice.css'
import { Card } from '#/shared/ui/Page.tsx'
import type { TreeNode } from '../model.ts'
import { detectionsLink, levelOf } from '../results/tree-rules.ts'
import type { ItemView } from '../rules.ts'
import { useReportRef } from '../hooks/use-report-ref.ts'
import './search-list.css'

interface ClassChipsProps {
  tree: TreeNode | null
  items: readonly ItemView[]
  category: string
}

/** Links to the groups of a category, which have their own lists (REP-042). */
export function ClassChips({ tree, items, category }: ClassChipsProps) {
  const { reportRef, link } = useReportRef()
  const groups = tree ? levelOf(tree, items).groups : []
  if (groups.length < 2) return null
  return (
    <Card title="按类别看">
      <ul className="class-chips">
        {groups.map(({ name, total }) => (
          <li key={name}>
            <Link className="choice" to={link(detectionsLink(reportRef, name, category))}>
              {name} <span className="muted">{total}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
