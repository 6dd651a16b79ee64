import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#/shared/ui/Button.tsx'
import { SearchInput } from '#/shared/ui/SearchInput.tsx'
import { MAX_KEYWORD, toKeyword } from '../search-rules.ts'

interface SearchFieldProps {
  term: string
  onSearch: (term: string) => void
  onClear: () => void
}

export function SearchField({ term, onSearch, onClear }: SearchFieldProps) {
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
    const wanted = toKeyword(typed)
    if (wanted === '') return field.current?.focus()
    // Closes the keyboard, so that the results are visible.
    field.current?.blur()
    onSearch(wanted)
  }
  return (
    <form className="search-bar" role="search" onSubmit={submit}>
      <SearchInput
        field={field}
        label="搜索商品"
        placeholder="搜索商品，如：用药"
        maxLength={MAX_KEYWORD}
        value={typed}
        onType={setTyped}
        onClear={() => term && onClear()}
      />
      <Button type="submit" kind="text">
        搜索
      </Button>
    </form>
  )
}
