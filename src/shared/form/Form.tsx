import type { ReactNode } from 'react'
import './field.css'

interface FormProps {
  onSubmit: () => void
  children: ReactNode
  className?: string
  /** The sentence about values that a reload has lost, or that could not be read. */
  lost?: string
}

/** A form checked by its own schema. Enter and the submit button submit it without leaving the page. */
export function Form({ onSubmit, children, className, lost }: FormProps) {
  return (
    <form
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {lost && (
        <p className="form-lost" role="status">
          {lost}
        </p>
      )}
      {children}
    </form>
  )
}
