import { useRef } from 'react'
import { SearchInput } from '#/shared/ui/search/SearchInput.tsx'
import './search-box.css'

const MAX_TERM = 30

interface SearchBoxProps {
  label: string
  placeholder: string
  term: string
  onTerm: (term: string) => void
  /** The box is in a sheet and does not stick below the title of the page. */
  inSheet?: true
}

/** Searches while typing; the search key of the keyboard only closes the keyboard. */
export function SearchBox({ label, placeholder, term, onTerm, inSheet }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <form
      className={inSheet ? 'find find-in-sheet' : 'find'}
      role="search"
      // The name by which a screen reader distinguishes the search in a sheet from the search on the page below. Only
      // the form has this name; if the field had the name, too, the name would belong to two elements.
      aria-label={inSheet && '窗口内搜索'}
      onSubmit={(event) => {
        event.preventDefault()
        field.current?.blur()
      }}
    >
      <SearchInput
        field={field}
        label={label}
        placeholder={placeholder}
        maxLength={MAX_TERM}
        value={term}
        onType={onTerm}
      />
    </form>
  )
}
