import { paths, type Path } from '#/paths.ts'
import type { ScreenRow, StartedRead } from '#/shared/lib/screen.ts'

/** What a browser says of its line (`navigator.connection`); many say nothing. */
export interface Line {
  saveData?: boolean
  effectiveType?: string
  type?: string
}

/**
 * How much may be fetched ahead. `all`: what is likely needed, too; `touched`: what a finger is on; `code`: of that only
 * the code, because the person asked the browser to save data.
 */
export type Ahead = 'all' | 'touched' | 'code'

const SLOW = ['slow-2g', '2g', '3g']
/** What a mobile line carries is paid for. */
const METERED = ['cellular', 'bluetooth', 'wimax']

export function aheadOn({ saveData, effectiveType = '', type = '' }: Line = {}): Ahead {
  if (saveData) return 'code'
  return SLOW.includes(effectiveType) || METERED.includes(type) ? 'touched' : 'all'
}

/** What is known of the person without asking. */
export interface Person {
  signedIn: boolean
  /** Whether the server has said so; null: not asked yet. */
  salesman: boolean | null
  hasAddress: boolean | null
}

type Guards = Pick<ScreenRow, 'login' | 'authorization' | 'sales' | 'address' | 'redirect'>

/** Whether a row's screen will open, without asking anybody: its reads may start before that. */
export function opensFor(row: Guards, { signedIn, salesman, hasAddress }: Person): boolean {
  if (row.redirect || row.authorization) return false
  if (row.login && !signedIn) return false
  if (row.sales && salesman !== true) return false
  return !row.address || hasAddress === true
}

/** The reads that may start before their screen is opened: those that nobody takes note of. */
export const unseen = (reads: readonly StartedRead[]): StartedRead[] => reads.filter(({ meta }) => meta?.seen !== true)

const TABS: readonly Path[] = [paths.homeTab, paths.report, paths.myMain]

/** The screens that people open most from a screen, without itself: its own, then the tabs if it shows them. */
export function nextOf({ path, next = [], layout }: Pick<ScreenRow, 'path' | 'next' | 'layout'>): Path[] {
  const all = [...next, ...(layout === 'tab' ? TABS : [])]
  return [...new Set(all)].filter((one) => one !== path)
}

/** A place on the glass. */
export interface Spot {
  x: number
  y: number
}

/** A finger that has moved further than this (px) scrolls. */
const SLIP_PX = 8

export const hasSlipped = (from: Spot, to: Spot): boolean =>
  Math.abs(to.x - from.x) > SLIP_PX || Math.abs(to.y - from.y) > SLIP_PX
