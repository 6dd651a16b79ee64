import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import * as z from 'zod/mini'
import { stored } from '#/shared/lib/storage.ts'

const Positions = z.record(z.string(), z.number())
const saved = stored<Record<string, number>>('session', 'scroll', Positions, {})
const MAX_POSITIONS = 50
/** A list that is read anew on a slow network takes its time; a touch ends the waiting at once. */
const GIVE_UP_MS = 10_000

let positions: Record<string, number> | null = null
let currentKey = ''

const all = (): Record<string, number> => (positions ??= saved.read())

function keep(): void {
  const entries = Object.entries(all()).slice(-MAX_POSITIONS)
  saved.write(Object.fromEntries(entries))
}

/** Goes to a position as soon as the page is tall enough, unless the person scrolls first. */
function scrollWhenTall(top: number): () => void {
  let done = false
  const stop = () => {
    done = true
    observer.disconnect()
    clearTimeout(timer)
    window.removeEventListener('touchstart', stop)
    window.removeEventListener('wheel', stop)
  }
  const attempt = () => {
    if (done) return
    window.scrollTo(0, top)
    if (Math.abs(window.scrollY - top) < 2) stop()
  }
  const observer = new ResizeObserver(attempt)
  const timer = setTimeout(stop, GIVE_UP_MS)
  observer.observe(document.body)
  window.addEventListener('touchstart', stop, { passive: true })
  window.addEventListener('wheel', stop, { passive: true })
  attempt()
  return stop
}

/** Back shows a screen where it was left, also after a hard reload; a new screen starts at its top. */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const onScroll = () => {
      all()[currentKey] = window.scrollY
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('pagehide', keep)
    }
  }, [])
  useEffect(() => {
    const top = type === NavigationType.Pop ? (all()[key] ?? 0) : 0
    currentKey = key
    return scrollWhenTall(top)
    // A change of the query alone keeps the position: it is the same screen.
    // eslint-disable-next-line react/exhaustive-deps -- key and type belong to the pathname's change
  }, [pathname])
}
