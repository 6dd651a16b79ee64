import { useEffect, useRef } from 'react'

/**
 * Makes the browser ask for confirmation before values that must not be stored are lost by a reload or by closing the
 * page.
 */
export function useUnloadWarning(isDirty: () => boolean): void {
  const latest = useRef(isDirty)
  useEffect(() => {
    latest.current = isDirty
  })
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!latest.current()) return
      event.preventDefault()
      // Browsers before Chrome 119 need this instead of preventDefault.
      event.returnValue = '填写的内容还没有保存'
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
}
