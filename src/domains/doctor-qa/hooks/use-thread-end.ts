import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** An end at most this many px below the viewport counts as visible. */
const NEAR = '0px 0px 40px 0px'

const toEnd = () => window.scrollTo(0, document.documentElement.scrollHeight)

interface ThreadEnd {
  /** The ref of an element at the end of the last record. */
  mark: RefObject<HTMLDivElement | null>
  /** Whether there is a new record that the person has not scrolled to. */
  fresh: boolean
  show: () => void
}

/**
 * New records are added below, and the text that is being read does not move. If the thread is scrolled to its end, it
 * scrolls to the new end; it does the same when the keyboard opens. Otherwise `fresh` is set.
 */
export function useThreadEnd(count: number): ThreadEnd {
  const mark = useRef<HTMLDivElement>(null)
  const atEnd = useRef(false)
  const known = useRef(count)
  const [fresh, setFresh] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1)
        atEnd.current = last !== undefined && (last.isIntersecting || last.boundingClientRect.top < 0)
        if (atEnd.current) setFresh(false)
      },
      { rootMargin: NEAR },
    )
    if (mark.current) observer.observe(mark.current)
    const keep = () => {
      if (atEnd.current) toEnd()
    }
    window.addEventListener('resize', keep)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', keep)
    }
  }, [])
  useLayoutEffect(() => {
    if (count > known.current && atEnd.current) toEnd()
    else if (count > known.current) setFresh(true)
    known.current = count
  }, [count])
  const show = () => {
    setFresh(false)
    toEnd()
  }
  return { mark, fresh, show }
}
