import { memo, type ReactNode, useCallback } from 'react'
import { type Category } from '../source/report-ids.ts'
import { itemLink } from '../results/detail-rules.ts'
import type { ItemView } from '../rules.ts'
import type { ItemGroup } from '../search/search-rules.ts'
import { DRAWN, ItemList } from './ItemList.tsx'
import { ItemRow } from './ItemRow.tsx'
import { useReportRef } from '../hooks/use-report-ref.ts'
import './item-list.css'

type RenderAction = (item: ItemView) => ReactNode

interface LinkedRowProps {
  item: ItemView
  category: Category
  packageType: string
  unlocking: boolean
  renderAction: RenderAction | undefined
}

const LinkedRow = memo(function LinkedRow({ renderAction, ...props }: LinkedRowProps) {
  const { reportRef, link } = useReportRef()
  const row = <ItemRow {...props} to={link(itemLink(reportRef, props.category, props.item.id))} />
  if (!renderAction) return row
  return (
    <div className="item-line">
      {row}
      {renderAction(props.item)}
    </div>
  )
})

const startsOf = (groups: readonly ItemGroup[]): number[] => {
  let start = 0
  return groups.map(({ items }) => (start += items.length) - items.length)
}

interface LinkedItemsProps {
  groups: readonly ItemGroup[]
  category: Category
  /** The report's package type; required if items are locked. */
  packageType?: string
  unlocking: boolean
  /** Rendered beside each row; must be a stable function, else all rows re-render. */
  renderAction?: RenderAction | undefined
}

export function LinkedItems({ groups, category, packageType = '', unlocking, renderAction }: LinkedItemsProps) {
  const row = useCallback(
    (item: ItemView) => (
      <LinkedRow
        item={item}
        category={category}
        packageType={packageType}
        unlocking={unlocking}
        renderAction={renderAction}
      />
    ),
    [category, packageType, unlocking, renderAction],
  )
  const above = startsOf(groups)
  const windowed = groups.reduce((sum, { items }) => sum + items.length, 0) > DRAWN
  return (
    <>
      {groups.map(({ name, items }, at) => (
        <section key={name} aria-label={name || undefined}>
          {name && (
            <div className="group-head">
              <h2>{name}</h2>
              <span className="muted">{`${items.length} 项`}</span>
            </div>
          )}
          <ItemList items={items} before={above[at] ?? 0} windowed={windowed}>
            {row}
          </ItemList>
        </section>
      ))}
    </>
  )
}
