import type { ReactNode } from 'react'
import { Button } from '#/shared/ui/Button.tsx'
import { type Submit, SubmitContext } from './submit.ts'
import './field.css'

/** The sentence about values that a reload has lost, or that could not be read. */
export const LostEntries = ({ text }: { text: string | undefined }) =>
  text ? (
    <p className="form-lost" role="status">
      {text}
    </p>
  ) : null

interface FormProps {
  onSubmit: Submit
  children: ReactNode
  className?: string
  /** The text of `LostEntries`. */
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
      <LostEntries text={lost} />
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
