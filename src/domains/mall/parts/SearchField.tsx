import { type FormEvent, useRef, useState } from 'react'
import { CloseIcon, SearchIcon } from '#/shared/ui/icons.tsx'
import '#/shared/ui/search-box.css'
import { MAX_KEYWORD, toKeyword } from '../search-rules.ts'

interface SearchFieldProps {
  /** The term of the address. */
  term: string
  onSearch: (term: string) => void
  onClear: () => void
}

/** The field and its button; the term is searched when it is submitted, by the keyboard's own key too. */
export function SearchField({ term, onSearch, onClear }: SearchFieldProps) {
  const [typed, setTyped] = useState(term)
  const [shown, setShown] = useState(term)
  // Another address: its term. The field itself stays, and with it the focus and the keyboard.
  if (shown !== term) {
    setShown(term)
    setTyped(term)
  }
  const field = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = toKeyword(typed)
    if (wanted === '') return field.current?.focus()
    // The keyboard goes, so that what was found can be seen.
    field.current?.blur()
    onSearch(wanted)
  }
  const clear = () => {
    setTyped('')
    field.current?.focus()
    if (term) onClear()
  }
  return (
    <form className="search" role="search" onSubmit={submit}>
      <span className="search-box">
        <SearchIcon size={20} />
        <input
          ref={field}
          type="search"
          enterKeyHint="search"
          aria-label="搜索商品"
          placeholder="搜索商品，如：用药"
          maxLength={MAX_KEYWORD}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {typed !== '' && (
          <button type="button" className="icon-button" aria-label="清空输入" onClick={clear}>
            <CloseIcon size={18} />
          </button>
        )}
      </span>
      <button type="submit" className="button button-text">
        搜索
      </button>
    </form>
  )
}
