import { type RefObject, useLayoutEffect, useState } from 'react'

/** The space for the layout of a picture with texts, in px: the width of its box and the root font size. */
export interface MapSize {
  width: number
  fontSize: number
}

/** The width on the narrowest phone; used until the box is measured. */
const NARROWEST: MapSize = { width: 288, fontSize: 16 }

const measured = (box: Element): MapSize => ({
  width: box.clientWidth || NARROWEST.width,
  fontSize: Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || NARROWEST.fontSize,
})

export function useMapSize(box: RefObject<HTMLElement | null>): MapSize {
  const [size, setSize] = useState(NARROWEST)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const measure = () => {
      const now = measured(element)
      setSize((before) => (before.width === now.width && before.fontSize === now.fontSize ? before : now))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    const letters = new MutationObserver(measure)
    letters.observe(document.documentElement, { attributeFilter: ['data-large'] })
    return () => {
      observer.disconnect()
      letters.disconnect()
    }
  }, [box])
  return size
}
