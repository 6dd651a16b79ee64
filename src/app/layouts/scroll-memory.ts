import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import * as z from 'zod/mini'
import { pageState } from '#/shared/lib/page-load/page-state.ts'
import { historyState } from '#/shared/lib/page-load/history-state.ts'
import { randomKey } from '#/shared/lib/random-key.ts'
import { storedValue } from '#/shared/lib/storage.ts'

const Positions = z.record(z.string(), z.number())
const saved = storedValue<Record<string, number>>('session', 'scroll', Positions, {})
const MAX_POSITIONS = 50
/**
 * Scroll restoration waits at most this many ms for the page to become tall enough, because a list may load slowly. A
 * touch ends it at once.
 */
const GIVE_UP_MS = 10_000
/** A restored position is corrected for this many ms, because late content may shift the page. */
const HOLD_MS = 3000

/**
 * The key in the history state that stores the id of the first entry of a page load. The router gives every first entry
 * the same key, so that key cannot identify it. The id survives a reload.
 */
const ENTRY = 'entry'

/** Stores an id in the history entry at which this page was loaded. Runs before the router is created. */
export function storeEntryId(): void {
  const state = historyState()
  if (typeof state[ENTRY] !== 'string') window.history.replaceState({ ...state, [ENTRY]: randomKey() }, '')
}

const entryOf = (key: string): string => {
  const named = historyState()[ENTRY]
  return key === 'default' && typeof named === 'string' ? named : key
}

interface Memory {
  positions: Record<string, number> | null
  currentKey: string
  /** Scroll restoration is running: its scroll events are not stored as the person's position. */
  restoring: boolean
}

const memory = pageState((): Memory => ({ positions: null, currentKey: '', restoring: false }))

const allPositions = (): Record<string, number> => (memory.current.positions ??= { ...saved.read() })

function savePositions(): void {
  const entries = Object.entries(allPositions()).slice(-MAX_POSITIONS)
  saved.write(Object.fromEntries(entries))
}

/**
 * Restores a scroll position as soon as the page is tall enough, and corrects it for a moment, because late content
 * above shifts the page (scroll anchoring). The restoration ends at once when the person touches the screen.
 */
function scrollWhenTall(top: number): () => void {
  const hands = ['touchstart', 'wheel', 'pointerdown', 'keydown'] as const
  memory.current.restoring = true
  let reached = false
  let timer = setTimeout(() => stop(), GIVE_UP_MS)
  const stop = () => {
    memory.current.restoring = false
    observer.disconnect()
    clearTimeout(timer)
    for (const hand of hands) window.removeEventListener(hand, end)
  }
  // The page may have scrolled meanwhile without a touch: by a screen reader, or by a tap on the status bar of iOS.
  const end = () => {
    stop()
    allPositions()[memory.current.currentKey] = window.scrollY
  }
  const attempt = () => {
    window.scrollTo(0, top)
    if (reached || Math.abs(window.scrollY - top) >= 2) return
    reached = true
    clearTimeout(timer)
    timer = setTimeout(end, HOLD_MS)
  }
  const observer = new ResizeObserver(attempt)
  observer.observe(document.body)
  for (const hand of hands) window.addEventListener(hand, end, { passive: true })
  attempt()
  return stop
}

/**
 * Scroll restoration: Back restores the scroll position of a screen, even after a full reload; a new screen starts at
 * its top.
 */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation()
  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const onScroll = () => {
      const { restoring, currentKey } = memory.current
      if (!restoring) allPositions()[currentKey] = window.scrollY
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('pagehide', savePositions)
    return () => {
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('pagehide', savePositions)
    }
  }, [])
  // Runs before painting: the browser scrolls a page that became shorter, and this position must not be stored for the
  // previous screen.
  useLayoutEffect(() => {
    const entry = (memory.current.currentKey = entryOf(key))
    // A new entry has no position yet.
    const top = allPositions()[entry] ?? 0
    if (top > 0) return scrollWhenTall(top)
    window.scrollTo(0, 0)
    return undefined
    // If only the query changes, the screen is the same and does not scroll.
    // eslint-disable-next-line react/exhaustive-deps -- runs per pathname, with the key of that navigation
  }, [pathname])
  useLayoutEffect(() => {
    const entry = entryOf(key)
    if (entry === memory.current.currentKey) return
    // Only the query changed: the entry has a new key, under which Back must find the same position.
    memory.current.currentKey = entry
    allPositions()[entry] = window.scrollY
  }, [key])
}
