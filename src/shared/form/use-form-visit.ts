import { useEffect, useRef } from 'react'
import { forgetForm } from './remains.ts'

/**
 * Deletes the draft of a form once the form was saved. Call it after `useZodForm`: that one keeps the draft again on
 * unmount, and clean-ups run in the order of the calls, so this one deletes it last.
 */
export function useFormVisit(draft: string): {
  /** Call it after a successful save. */
  finish: () => void
} {
  const saved = useRef(false)
  useEffect(
    () => () => {
      if (saved.current) forgetForm(draft)
    },
    [draft],
  )
  return {
    finish: () => {
      saved.current = true
      // Now as well: the page may be reloaded before the form unmounts.
      forgetForm(draft)
    },
  }
}
