import { type FormEvent, type Ref, useId, useRef, useState } from 'react'
import { Button } from '#/shared/ui/Button.tsx'
import '#/shared/form/field.css'
import { OPEN_RANGE, type PriceRange, rangeOf, type TypedRange } from '../price-range.ts'
import './search.css'

interface PriceFieldProps {
  label: string
  value: string
  problem: string | undefined
  field: Ref<HTMLInputElement>
  onType: (typed: string) => void
}

function PriceField({ label, value, problem, field, onType }: PriceFieldProps) {
  const id = useId()
  return (
    <div className={problem ? 'field field-wrong' : 'field'}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-control">
        <input
          ref={field}
          id={id}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={16}
          placeholder="不限"
          value={value}
          aria-invalid={problem !== undefined}
          aria-describedby={problem && `${id}-error`}
          onChange={(event) => onType(event.target.value)}
        />
      </div>
      {problem && (
        <p id={`${id}-error`} className="field-error" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

interface PriceFieldsProps {
  /** The range in the address, including invalid values. */
  asked: TypedRange
  onRange: (range: PriceRange) => void
}

export function PriceFields({ asked, onRange }: PriceFieldsProps) {
  const [typed, setTyped] = useState(asked)
  const [problems, setProblems] = useState(rangeOf(asked).problems)
  const min = useRef<HTMLInputElement>(null)
  const max = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = rangeOf(typed)
    setProblems(read.problems)
    if (read.problems.min) min.current?.focus()
    else if (read.problems.max) max.current?.focus()
    else onRange(read.range)
  }
  return (
    <form className="card search-prices" aria-label="价格区间" noValidate onSubmit={submit}>
      <PriceField
        label="最低价（元）"
        value={typed.min}
        problem={problems.min}
        field={min}
        onType={(text) => setTyped({ ...typed, min: text })}
      />
      <PriceField
        label="最高价（元）"
        value={typed.max}
        problem={problems.max}
        field={max}
        onType={(text) => setTyped({ ...typed, max: text })}
      />
      <Button kind="plain" label="不限价格" onPress={() => onRange(OPEN_RANGE)}>
        不限
      </Button>
      <Button type="submit">确定</Button>
    </form>
  )
}
