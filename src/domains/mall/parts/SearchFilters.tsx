import '#/shared/ui/choice.css'
import type { GoodsGroup } from '../model.ts'
import { ALL_GOODS, type GoodsSort, type GoodsWanted, nextSort } from '../search-rules.ts'
import './search.css'

interface SearchFiltersProps {
  wanted: GoodsWanted
  groups: readonly GoodsGroup[]
  onSort: (sort: GoodsSort | null) => void
  onGroup: (group: string) => void
}

const sortText = (sort: GoodsSort | null): string =>
  sort === 'price-asc' ? '价格 从低到高' : sort === 'price-desc' ? '价格 从高到低' : '价格'

/** Order and group filter of the results. */
export function SearchFilters({ wanted: { sort, groupId }, groups, onSort, onGroup }: SearchFiltersProps) {
  return (
    <div className="search-filters">
      <div role="group" aria-label="排序" className="search-line">
        <button
          type="button"
          className={sort ? 'choice' : 'choice choice-on'}
          aria-pressed={!sort}
          onClick={() => onSort(null)}
        >
          综合
        </button>
        <button
          type="button"
          className={sort ? 'choice choice-on' : 'choice'}
          aria-pressed={sort !== null}
          onClick={() => onSort(nextSort(sort))}
        >
          {sortText(sort)}
        </button>
      </div>
      {groups.length > 0 && (
        <div role="group" aria-label="分类" className="search-line">
          {[{ id: '', name: '全部' }, ...groups].map(({ id, name }) => (
            <button
              key={id}
              type="button"
              className={id === groupId ? 'choice choice-on' : 'choice'}
              aria-pressed={id === groupId}
              onClick={() => onGroup(id || ALL_GOODS)}
            >
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
