import { useEffect, useRef, useState } from 'react'
import { forgetForm } from './remains.ts'

/** One visit of a form that saves something. Stands after `useZodForm`, so that its clean-up comes after the keeping of the draft. */
export function useFormVisit(draft: string): {
  /** It is saved: nothing of it is kept for the next visit. */
  finish: () => void
} {
  const saved = useRef(false)
  useEffect(() => () => void (saved.current && forgetForm(draft)), [draft])
  return {
    finish: () => {
      saved.current = true
      // A reload on the way to the next screen finds nothing either.
      forgetForm(draft)
    },
  }
}

/** A form starts from what the server says now: false while a kept, older copy is being read again for the first time. */
export function useFirstAnswer(isFetching: boolean): boolean {
  const [ready, setReady] = useState(!isFetching)
  if (!ready && !isFetching) setReady(true)
  return ready
}
