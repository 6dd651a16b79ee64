import { useState } from 'react'
import { ChoiceChip } from '#/shared/form/ChoiceChip.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { Sheet } from '#/shared/ui/layers/Sheet.tsx'
import './order.css'

interface ChoiceRowProps<T extends string> {
  /** The label of the row. */
  label: string
  value: string
  /** The title of the sheet. */
  question: string
  words: Readonly<Record<T, string>>
  chosen: T
  onChoose: (choice: T) => void
}

/** A choice of one of a few answers: a row with the current answer, and a sheet with all answers. */
export function ChoiceRow<T extends string>({ label, value, question, words, chosen, onChoose }: ChoiceRowProps<T>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Row label={label} value={value} onPress={() => setOpen(true)} />
      <Sheet title={question} open={open} onClose={() => setOpen(false)}>
        <fieldset className="order-choices">
          <legend className="sr-only">{question}</legend>
          {(Object.keys(words) as T[]).map((choice) => (
            <ChoiceChip
              key={choice}
              type="radio"
              name={question}
              on={choice === chosen}
              onChange={() => {
                onChoose(choice)
                setOpen(false)
              }}
            >
              {words[choice]}
            </ChoiceChip>
          ))}
        </fieldset>
      </Sheet>
    </>
  )
}
