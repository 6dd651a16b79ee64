import { useRef } from 'react'
import { CloseIcon, SearchIcon } from '#/shared/ui/icons.tsx'
import '#/shared/ui/search-box.css'
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
      <span className="search-box">
        <SearchIcon size={20} />
        <input
          ref={field}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={label}
          placeholder={placeholder}
          maxLength={MAX_TERM}
          value={term}
          onChange={(event) => onTerm(event.target.value)}
        />
        {term !== '' && (
          <button
            type="button"
            className="icon-button"
            aria-label="清空输入"
            onClick={() => {
              onTerm('')
              field.current?.focus()
            }}
          >
            <CloseIcon size={18} />
          </button>
        )}
      </span>
    </form>
  )
}
