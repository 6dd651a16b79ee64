import { type Ref, useRef, useState } from 'react'
import '#/shared/ui/choice.css'
import type { GoodsGroup } from '../../model.ts'
import { ALL_GOODS } from '../../catalogue/all-goods.ts'
import { type PriceRange, rangeOf, rangeText, type TypedRange, rangeFields } from '../price-range.ts'
import { type GoodsSort, type GoodsWanted, nextSort, type SearchChange } from '../search-rules.ts'
import { PriceFields } from './PriceFields.tsx'
import './search.css'

interface FiltersProps {
  wanted: GoodsWanted
  onChange: (change: SearchChange) => void
}

const sortText = (sort: GoodsSort | null): string =>
  sort === 'price-asc' ? '价格 从低到高' : sort === 'price-desc' ? '价格 从高到低' : '价格'

function Sorts({ wanted: { sort }, onChange }: FiltersProps) {
  const byPrice = sort !== null && sort !== 'sales'
  const sorts = [
    { text: '综合', on: sort === null, next: null },
    { text: '销量', on: sort === 'sales', next: 'sales' },
    { text: sortText(sort), on: byPrice, next: nextSort(sort) },
  ] as const
  return (
    <div role="group" aria-label="排序" className="search-set">
      {sorts.map(({ text, on, next }, index) => (
        // eslint-disable-next-line react/no-array-index-key -- the three places are fixed, the words of one change
        <button
          key={index}
          type="button"
          className={on ? 'choice choice-on' : 'choice'}
          aria-pressed={on}
          onClick={() => onChange({ sort: next })}
        >
          {text}
        </button>
      ))}
    </div>
  )
}

interface SievesProps extends FiltersProps {
  open: boolean
  opener: Ref<HTMLButtonElement>
  onOpen: (open: boolean) => void
}

function Sieves({ wanted: { stock, range }, open, opener, onOpen, onChange }: SievesProps) {
  const text = rangeText(range)
  return (
    <div role="group" aria-label="筛选" className="search-set">
      <button
        type="button"
        className={stock ? 'choice choice-on' : 'choice'}
        aria-pressed={stock}
        onClick={() => onChange({ stock: stock ? null : true })}
      >
        只看有货
      </button>
      <button
        ref={opener}
        type="button"
        className={text !== '' ? 'choice choice-on' : 'choice'}
        aria-expanded={open}
        onClick={() => onOpen(!open)}
      >
        {text || '价格区间'}
      </button>
    </div>
  )
}

/**
 * Sort order and filters in one line. The price fields open on a tap, and automatically if the address contains an
 * invalid price.
 */
function SortAndSieve({ asked, ...rest }: FiltersProps & { asked: TypedRange }) {
  const [open, setOpen] = useState(() => Object.keys(rangeOf(asked).problems).length > 0)
  const opener = useRef<HTMLButtonElement>(null)
  const choose = (chosen: PriceRange) => {
    setOpen(false)
    // When the price fields are removed, the focus moves to the button, which also closes the keyboard.
    opener.current?.focus()
    rest.onChange(rangeFields(chosen))
  }
  return (
    <>
      <div className="search-line">
        <Sorts {...rest} />
        <Sieves {...rest} open={open} opener={opener} onOpen={setOpen} />
      </div>
      {open && <PriceFields key={`${asked.min} ${asked.max}`} asked={asked} onRange={choose} />}
    </>
  )
}

interface SearchFiltersProps extends FiltersProps {
  groups: readonly GoodsGroup[]
  asked: TypedRange
}

export function SearchFilters({ groups, asked, ...rest }: SearchFiltersProps) {
  const { wanted, onChange } = rest
  return (
    <div className="search-filters">
      <SortAndSieve {...rest} asked={asked} />
      {groups.length > 0 && (
        <div role="group" aria-label="分类" className="search-line">
          {[{ id: '', name: '全部' }, ...groups].map(({ id, name }) => (
            <button
              key={id}
              type="button"
              className={id === wanted.groupId ? 'choice choice-on' : 'choice'}
              aria-pressed={id === wanted.groupId}
              onClick={() => onChange({ group: id || ALL_GOODS })}
            >
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
