// @chunk form
import { useEffect, useRef, useState } from 'react'
import { forgetForm } from './remains.ts'

/**
 * One visit of a form that saves something. Call it after `useZodForm`, so that its clean-up runs after the draft is
 * kept.
 */
export function useFormVisit(draft: string): {
  /** Call it after saving: drops the draft. */
  finish: () => void
} {
  const saved = useRef(false)
  useEffect(() => () => void (saved.current && forgetForm(draft)), [draft])
  return {
    finish: () => {
      saved.current = true
      // A reload before the next screen opens must find no draft either.
      forgetForm(draft)
    },
  }
}

/** False while a cached, older copy is being refetched: a form starts with current values of the server. */
export function useFirstAnswer(isFetching: boolean): boolean {
  const [ready, setReady] = useState(!isFetching)
  if (!ready && !isFetching) setReady(true)
  return ready
}
