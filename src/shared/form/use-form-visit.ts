import { useEffect, useRef } from 'react'
import { removeStoredForm } from './stored-values.ts'

/**
 * Deletes the draft of a form after the form was saved. Call it after `useZodForm`, which stores the draft again on
 * unmount. Clean-ups run in the order of the calls, so the clean-up of this hook then runs last.
 */
export function useFormVisit(draft: string): {
  /** Call it after a successful save. */
  finish: () => void
} {
  const saved = useRef(false)
  useEffect(
    () => () => {
      if (saved.current) removeStoredForm(draft)
    },
    [draft],
  )
  return {
    finish: () => {
      saved.current = true
      // The draft is also deleted at once, because the page may be reloaded before the form unmounts.
      removeStoredForm(draft)
    },
  }
}
