import type { ScreenRow, StartedRead } from '#/shared/lib/screen.ts'

/** The connection as `navigator.connection` describes it; many browsers do not have this property. */
export interface Connection {
  saveData?: boolean
  effectiveType?: string
  type?: string
}

/**
 * The amount of prefetching. `all` prefetches the likely next screens and touched links. `touched` prefetches only
 * touched links. `code` prefetches only the code of touched links, because the browser's data saver is on.
 */
export type PrefetchLevel = 'all' | 'touched' | 'code'

const SLOW_TYPES = ['slow-2g', '2g', '3g']
/** The kinds of connection on which people pay for traffic. */
const METERED_TYPES = ['cellular', 'bluetooth', 'wimax']

export function prefetchLevelOf({ saveData, effectiveType = '', type = '' }: Connection = {}): PrefetchLevel {
  if (saveData) return 'code'
  return SLOW_TYPES.includes(effectiveType) || METERED_TYPES.includes(type) ? 'touched' : 'all'
}

/** The facts about the person that are in the cache; no request is sent to read them. */
export interface Person {
  signedIn: boolean
  /** null if it was not read yet. */
  salesman: boolean | null
  hasAddress: boolean | null
}

type Guards = Pick<ScreenRow, 'login' | 'authorization' | 'sales' | 'address' | 'redirect'>

/** Whether the cached facts prove that the screen of a row will open; if so, its reads may start before it opens. */
export function opensFor(row: Guards, { signedIn, salesman, hasAddress }: Person): boolean {
  if (row.redirect || row.authorization) return false
  if (row.login && !signedIn) return false
  if (row.sales && salesman !== true) return false
  return !row.address || hasAddress === true
}

/** The reads that the server does not record; these reads may start before their screen is opened. */
export const unrecordedReads = (reads: readonly StartedRead[]): StartedRead[] =>
  reads.filter(({ meta }) => meta?.seen !== true)

/** A point of the screen, in px. */
export interface Point {
  x: number
  y: number
}

/** A finger that has moved more than this many px counts as scrolling. */
const SCROLL_PX = 8

export const hasScrolled = (from: Point, to: Point): boolean =>
  Math.abs(to.x - from.x) > SCROLL_PX || Math.abs(to.y - from.y) > SCROLL_PX
