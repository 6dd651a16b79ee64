import { useId } from 'react'
import '#/shared/ui/choice.css'
import './radio-chips.css'

interface RadioChipsProps<T extends string> {
  legend: string
  values: readonly T[]
  labels: Readonly<Record<T, string>>
  chosen: T | null
  onChoose: (value: T) => void
  /** A sentence below the answers. */
  note?: string
}

/** One question with a few answers, of which one can be chosen. */
export function RadioChips<T extends string>({ legend, values, labels, chosen, onChoose, note }: RadioChipsProps<T>) {
  const name = useId()
  return (
    <fieldset className="radio-chips">
      <legend>{legend}</legend>
      {values.map((value) => (
        <label key={value} className={value === chosen ? 'choice choice-on' : 'choice'}>
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {labels[value]}
        </label>
      ))}
      {note && <p className="muted">{note}</p>}
    </fieldset>
  )
}
