import { type RefObject, useLayoutEffect, useState } from 'react'

/** The narrowest phone, until the box is measured. */
const NARROWEST = 288

const measured = (box: Element): number => {
  const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
  return Math.round((box.clientWidth * 16) / letters)
}

/** The width of a box in px at letters of 16 px: with letters twice as large, half of it. Follows the box. */
export function useLetterWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(NARROWEST)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const measure = () => setWidth(measured(element) || NARROWEST)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return width
}
