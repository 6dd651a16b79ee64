import type { ReactNode } from 'react'
import './field.css'

interface FormProps {
  onSubmit: () => void
  children: ReactNode
  className?: string
  /** What a reload has lost of it, in one sentence. */
  lost?: string
}

/** A form whose fields are checked by its own schema; Enter and the submit button send it, the page stays. */
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
