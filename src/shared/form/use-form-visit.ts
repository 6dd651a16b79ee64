import { useEffect, useRef, useState } from 'react'
import { onceKey, spendOnceKey } from '#/shared/lib/once.ts'
import { forgetForm } from './remains.ts'

/** A key that is written down nowhere: what a form holds is personal, so its intent has no name. */
function freshKey(): string {
  const key = onceKey('form')
  spendOnceKey('form')
  return key
}

interface FormVisit {
  /** The once-key of this content: the same however often it is sent in this visit, another when the content changed. */
  keyFor: (content: unknown) => string
  /**
   * It is saved: nothing of it is kept for the next visit. Then `leave` leads on, unless the person has gone elsewhere
   * meanwhile: an answer that comes late leads nobody away.
   */
  finish: (leave?: () => unknown) => unknown
}

/** One visit of a form that saves something. Stands after `useZodForm`, so that its clean-up comes after the keeping of the draft. */
export function useFormVisit(draft: string): FormVisit {
  const keys = useRef(new Map<string, string>())
  const saved = useRef(false)
  const here = useRef(false)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
      if (saved.current) forgetForm(draft)
    }
  }, [draft])
  return {
    keyFor: (content) => {
      const text = JSON.stringify(content)
      const key = keys.current.get(text) ?? freshKey()
      keys.current.set(text, key)
      return key
    },
    finish: (leave) => {
      saved.current = true
      // A reload on the way to the next screen finds nothing either.
      forgetForm(draft)
      return here.current ? leave?.() : undefined
    },
  }
}

/** A form starts from what the server says now: false while a kept, older copy is being read again for the first time. */
export function useFirstAnswer(isFetching: boolean): boolean {
  const [ready, setReady] = useState(!isFetching)
  if (!ready && !isFetching) setReady(true)
  return ready
}
