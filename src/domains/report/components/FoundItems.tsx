import { traits } from '../categories.ts'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import { LinkedItems } from './LinkedItems.tsx'
import { NothingFound } from './NothingFound.tsx'
import type { FoundGroup } from '../hooks/use-report-search.ts'
import { itemTitle, type ItemView } from '../rules.ts'
import './search-list.css'

interface FoundItemsProps {
  term: string
  onTerm: (term: string) => void
  groups: readonly FoundGroup[]
  /** The items with the nearest names, if nothing was found. */
  near: readonly ItemView[]
  /** Some items are locked: the search leaves them out. */
  locked: boolean
  pending: boolean
  /** Whether a list failed to load: the hits may then be incomplete. */
  failed: boolean
}

/** The hits of a search in the whole report, by category. */
export function FoundItems({ term, onTerm, groups, near, locked, pending, failed }: FoundItemsProps) {
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  if (!pending && !failed && count === 0)
    return (
      <>
        <NothingFound term={term} category={null} near={near.map(itemTitle)} onTerm={onTerm} />
        {locked && <p className="find-count">还没有解锁的项目，不在查找的范围里。</p>}
      </>
    )
  return (
    <>
      <p className="find-count" role="status">
        {pending ? (
          <span>正在查找…</span>
        ) : (
          <WhenAllRead>
            <span>{`找到 ${count} 项`}</span>
          </WhenAllRead>
        )}
        {failed && <span>；有的分类没有加载出来，请稍后再试</span>}
      </p>
      {groups.map(({ category, items }) => (
        <LinkedItems
          key={category}
          groups={[{ name: traits[category].name, items }]}
          category={category}
          unlocking={false}
        />
      ))}
    </>
  )
}
