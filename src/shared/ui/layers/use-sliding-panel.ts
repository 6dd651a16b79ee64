import { useEffect, useState } from 'react'

/** A panel slides out within this many ms. */
const OUT_MS = 1000

/**
 * For a sliding panel of antd-mobile. Its animation library never reports the end of a panel that is closed before its
 * first frame. Such a panel would stay as an invisible layer that locks the page, so it is removed after `OUT_MS`.
 * @returns whether to render the panel, and the callback that it needs.
 */
export function useSlidingPanel(open: boolean) {
  const [isRendered, setRendered] = useState(open)
  if (open && !isRendered) setRendered(true)
  const remove = () => setRendered(false)
  useEffect(() => {
    if (open || !isRendered) return undefined
    const timer = setTimeout(remove, OUT_MS)
    return () => clearTimeout(timer)
  }, [open, isRendered])
  return { isRendered, slides: { afterClose: remove } }
}
