import { type RefObject, useLayoutEffect, useState } from 'react'

/** The space for the layout of a picture with texts, in px: the width of its box and the root font size. */
export interface Room {
  width: number
  letters: number
}

/** The width on the narrowest phone; used until the box is measured. */
const NARROWEST: Room = { width: 288, letters: 16 }

const measured = (box: Element): Room => ({
  width: box.clientWidth || NARROWEST.width,
  letters: Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || NARROWEST.letters,
})

export function useRoom(box: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState(NARROWEST)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const measure = () => {
      const now = measured(element)
      setRoom((before) => (before.width === now.width && before.letters === now.letters ? before : now))
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
  return room
}
