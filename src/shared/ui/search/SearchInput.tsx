import type { RefObject } from 'react'
import { CloseIcon, SearchIcon } from '../icons.tsx'
import './search-box.css'

interface SearchInputProps {
  field: RefObject<HTMLInputElement | null>
  label: string
  placeholder?: string
  maxLength: number
  /** The id of the text that describes the field. */
  hint?: string
  value: string
  onType: (value: string) => void
  onClear?: () => void
}

/** The input of a search form, with a button that empties it and keeps the keyboard open. */
export function SearchInput({ field, label, placeholder = label, maxLength, hint, ...props }: SearchInputProps) {
  const { value, onType, onClear } = props
  const clear = () => {
    onType('')
    field.current?.focus()
    onClear?.()
  }
  return (
    <span className="search-box">
      <SearchIcon size={20} />
      <input
        ref={field}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        aria-describedby={hint}
        placeholder={placeholder}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
      {value !== '' && (
        <button type="button" className="icon-button" aria-label="清空输入" onClick={clear}>
          <CloseIcon size={18} />
        </button>
      )}
    </span>
  )
}
