import { traits } from '../results/categories.ts'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import { refetchShown } from '#/shared/api/query-client.ts'
import { RefetchButton } from '#/shared/ui/lazy/refetch-button.tsx'
import { LinkedItems } from './LinkedItems.tsx'
import { NothingFound } from './NothingFound.tsx'
import type { FoundGroup } from '../hooks/use-report-search.ts'
import { itemTitle, type ItemView } from '../rules.ts'
import './search-list.css'

interface FoundItemsProps {
  term: string
  onTerm: (term: string) => void
  groups: readonly FoundGroup[]
  near: readonly ItemView[]
  pending: boolean
  /** Whether a list could not be read, so that hits may be missing. */
  failed: boolean
}

/** A locked item can also be a hit; its row links to unlocking, unless the unlocking is in progress (REP-018). */
function foundText(count: number, locked: number, unlocking: number): string {
  if (count > 0 && locked === count) return `这份报告里有 ${count} 项，还没有解锁，点开看怎么解锁`
  const parts = [locked > 0 && `${locked} 项还没有解锁`, unlocking > 0 && `${unlocking} 项解锁中`].filter(Boolean)
  return parts.length > 0 ? `找到 ${count} 项，其中 ${parts.join('，')}` : `找到 ${count} 项`
}

export function FoundItems({ term, onTerm, groups, near, pending, failed }: FoundItemsProps) {
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  const lockedIn = (unlocking: boolean) =>
    groups.filter((group) => group.unlocking === unlocking).flatMap(({ items }) => items.filter((item) => item.locked))
  if (!pending && !failed && count === 0)
    return <NothingFound term={term} category={null} near={near.map(itemTitle)} onTerm={onTerm} />
  return (
    <>
      <p className="find-count" role="status">
        {pending ? (
          <span>正在查找…</span>
        ) : (
          !failed && (
            <WhenAllRead>
              <span>{foundText(count, lockedIn(false).length, lockedIn(true).length)}</span>
            </WhenAllRead>
          )
        )}
      </p>
      {failed && <RefetchButton what="报告的一部分内容" refetch={refetchShown} />}
      {groups.map(({ category, items, packageType, unlocking }) => (
        <LinkedItems
          key={category}
          groups={[{ name: traits[category].name, items }]}
          category={category}
          packageType={packageType}
          unlocking={unlocking}
        />
      ))}
    </>
  )
}
