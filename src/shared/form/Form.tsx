import type { ReactNode } from 'react'
import { Button } from '#/shared/ui/Button.tsx'
import { type Submit, SubmitContext } from './submit.ts'
import './field.css'

interface FormProps {
  onSubmit: Submit
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
      <SubmitContext value={onSubmit}>{children}</SubmitContext>
    </form>
  )
}

/** The button that submits its form. */
export const SubmitButton = ({ busy, children }: { busy: boolean; children: ReactNode }) => (
  <Button type="submit" block busy={busy}>
    {children}
  </Button>
)
