import { useEffect, useRef } from 'react'

/** The browser asks before a reload or a closed page loses what was typed and may not be written down. */
export function useUnloadWarning(isDirty: () => boolean): void {
  const latest = useRef(isDirty)
  useEffect(() => {
    latest.current = isDirty
  })
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!latest.current()) return
      event.preventDefault()
      // Browsers before Chrome 119 ask for this instead.
      event.returnValue = '填写的内容还没有保存'
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
}
