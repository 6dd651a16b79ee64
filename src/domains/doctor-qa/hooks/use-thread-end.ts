import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** So many px below the viewport still count as the end. */
const NEAR = '0px 0px 40px 0px'

const toEnd = () => window.scrollTo(0, document.documentElement.scrollHeight)

interface ThreadEnd {
  /** Stands where the last record ends. */
  mark: RefObject<HTMLDivElement | null>
  /** Something came that the person has not scrolled to. */
  fresh: boolean
  show: () => void
}

/**
 * New records come below and never move what is being read: whoever is at the end stays at the end, also when the
 * keyboard opens; everybody else is told.
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
