import { createContext } from 'react'

/** Submits a form. */
export interface Submit {
  (): void
  /** Submits only when all fields are valid; otherwise no error is shown. Returns whether it has submitted. */
  whenValid?: () => boolean
}

/** The submit function of the surrounding form, for a field whose last character completes the form. */
export const SubmitContext = createContext<Submit | null>(null)
