import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../Button.tsx'
import { SearchInput } from './SearchInput.tsx'
import './search-bar.css'

interface SearchFormProps {
  label: string
  placeholder?: string
  maxLength: number
  hint?: string
  /** The term of the shown results. */
  term: string
  /** Returns false if the typed text cannot be searched for. */
  onSearch: (typed: string) => boolean
  onClear?: () => void
}

/** A search that starts with its button or the search key of the keyboard. */
export function SearchForm({ term, onSearch, ...input }: SearchFormProps) {
  const [typed, setTyped] = useState(term)
  const [shown, setShown] = useState(term)
  // The address has changed, so the field shows its term. The input stays mounted to keep focus and keyboard.
  if (shown !== term) {
    setShown(term)
    setTyped(term)
  }
  const field = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Without focus, the keyboard closes, so that the results are visible.
    if (onSearch(typed)) field.current?.blur()
    else field.current?.focus()
  }
  return (
    <form className="search-bar" role="search" onSubmit={submit}>
      <SearchInput {...input} field={field} value={typed} onType={setTyped} />
      <Button type="submit" kind="text">
        搜索
      </Button>
    </form>
  )
}
