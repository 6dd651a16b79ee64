import '#/shared/ui/choice.css'
import type { FilterChip } from '../search-rules.ts'
import { ToneIcon } from './Severity.tsx'
import './search-list.css'
import './marks.css'

interface FilterChipsProps {
  chips: readonly FilterChip[]
  /** The active filter; empty for all. */
  word: string
  onWord: (word: string) => void
}

/** Counts that are also filters; a filter with a count of 0 cannot be selected. */
export function FilterChips({ chips, word, onWord }: FilterChipsProps) {
  if (chips.length === 0) return null
  return (
    <div role="group" aria-label="按结果筛选" className="filter-chips">
      {chips.map((chip) => (
        <button
          key={chip.word}
          type="button"
          className={`choice tone-${chip.tone}${chip.word === word ? ' chip-on' : ''}`}
          aria-pressed={chip.word === word}
          disabled={chip.count === 0}
          onClick={() => onWord(chip.word === word ? '' : chip.word)}
        >
          <ToneIcon tone={chip.tone} size={16} />
          <span>
            {chip.word} <strong>{chip.count}</strong>
          </span>
        </button>
      ))}
    </div>
  )
}
