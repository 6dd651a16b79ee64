import { useId } from 'react'
import { ChoiceChip } from '#/shared/form/ChoiceChip.tsx'
import './radio-chips.css'

interface RadioChipsProps<T extends string> {
  legend: string
  values: readonly T[]
  labels: Readonly<Record<T, string>>
  chosen: T | null
  onChoose: (value: T) => void
  note: string
}

export function RadioChips<T extends string>({ legend, values, labels, chosen, onChoose, note }: RadioChipsProps<T>) {
  const name = useId()
  return (
    <fieldset className="radio-chips">
      <legend>{legend}</legend>
      {values.map((value) => (
        <ChoiceChip key={value} type="radio" name={name} on={value === chosen} onChange={() => onChoose(value)}>
          {labels[value]}
        </ChoiceChip>
      ))}
      <p className="muted">{note}</p>
    </fieldset>
  )
}
