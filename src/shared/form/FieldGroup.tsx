import { type ReactNode, type Ref, useId } from 'react'
import './field.css'

interface FieldGroupProps {
  label: string
  hint: string
  error: string | undefined
  /** The element that gets the focus when the field is invalid. */
  ref: Ref<HTMLDivElement>
  children: ReactNode
}

/** A field without an input of its own, such as pictures: label, control, and the hint or the error. */
export function FieldGroup({ label, hint, error, ref, children }: FieldGroupProps) {
  const id = useId()
  return (
    <div
      role="group"
      className={error ? 'field field-wrong' : 'field'}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-text`}
      ref={ref}
      tabIndex={-1}
    >
      <p id={`${id}-label`} className="field-label">
        {label}
      </p>
      {children}
      <p id={`${id}-text`} className={error ? 'field-error' : 'field-hint'}>
        {error ?? hint}
      </p>
    </div>
  )
}
