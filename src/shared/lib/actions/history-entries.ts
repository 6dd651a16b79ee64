import * as z from 'zod/mini'
import { pageState } from '../page-load/page-state.ts'
import { historyState } from '../page-load/history-state.ts'
import { storedValue } from '../storage.ts'

/** The addresses (path and query) of the history entries before an entry, the nearest first. */
type EarlierEntries = readonly string[]

interface Entry {
  key: string
  address: string
  behind: EarlierEntries
}

type Action = 'PUSH' | 'REPLACE' | 'POP'

/** The number of earlier entries that are remembered: more than the longest sequence of screens that ends at once. */
const MAX = 6

/**
 * The key in an entry's history state that stores the addresses of the entries before it, for a page load at this
 * entry.
 */
const BEHIND = 'behind'

function earlierInState(key: string): EarlierEntries | null {
  const { key: own, [BEHIND]: behind } = historyState()
  return own === key && Array.isArray(behind) ? behind.filter((one) => typeof one === 'string') : null
}

const Replaced = z.object({ length: z.number(), behind: z.array(z.string()) })

/**
 * WeChat's authorization replaces a history entry, and then this app replaces it again. These are the addresses of the
 * entries before that entry.
 */
const replaced = storedValue<z.infer<typeof Replaced>>('session', 'behind', Replaced, { length: 0, behind: [] })

/** If the length of the history differs, a page of WeChat has its own entry, so the earlier entries are unknown. */
function earlierOfReplaced(): EarlierEntries {
  const { length, behind } = replaced.read()
  return length === window.history.length ? behind : []
}

const pageOf = (address: string | undefined): string | undefined => address?.split('?')[0]

/** A page that asks for a choice opens at most two further pages: the list of choices, and the form of a new entry. */
const MAX_BETWEEN = 1

/** The number of steps back to a page, with any query; 0 if the page is not among the nearest earlier entries. */
function stepsBackToPage(behind: EarlierEntries, address: string): number {
  const isPage = (steps: number) => pageOf(behind[steps - 1]) === pageOf(address)
  let steps = 1
  while (steps <= MAX_BETWEEN && !isPage(steps)) steps += 1
  return isPage(steps) ? steps : 0
}

const firstPart = (address: string | undefined): string | undefined => address?.split(/[/?]/)[1]

/**
 * The number of steps back to the first screen of a finished sequence of screens, which are recognised by the first
 * part of their paths.
 */
function stepsBackOverScreens(behind: EarlierEntries, screens: readonly string[]): number {
  const parts = new Set(screens.map(firstPart))
  const first = behind.findIndex((address) => !parts.has(firstPart(address)))
  return first === -1 ? behind.length : first
}

const waiting = pageState((): (() => void)[] => [])

const present = pageState((): Entry => ({ key: '', address: '', behind: [] }))

/** For each entry of this page load, the addresses of the entries before it. */
const earlierByKey = pageState(() => new Map<string, EarlierEntries>())

/** The addresses of the entries before an entry that the router has reached from another entry. */
function earlierOf(action: Action, key: string, from: Entry): EarlierEntries {
  if (action === 'PUSH') return [from.address, ...from.behind].slice(0, MAX)
  return action === 'REPLACE'
    ? from.behind
    : (earlierByKey.current.get(key) ?? earlierInState(key) ?? earlierOfReplaced())
}

/**
 * Records the router's current history entry. Called for each state of the router; further states of the same entry
 * change nothing.
 */
export function recordEntry(
  action: Action,
  { key, pathname, search }: { key: string; pathname: string; search: string },
): void {
  if (present.current.key === key) return
  const behind = earlierOf(action, key, present.current)
  replaced.remove()
  earlierByKey.current.set(key, behind)
  present.current = { key, address: pathname + search, behind }
  if (action !== 'POP') window.history.replaceState({ ...historyState(), [BEHIND]: behind }, '')
  for (const arrived of waiting.current.splice(0)) arrived()
}

/**
 * Called before WeChat's authorization replaces this page in the history, and before this app replaces WeChat's page.
 */
export const storeEarlierEntries = (): void =>
  void replaced.write({ length: window.history.length, behind: [...present.current.behind] })

/** Resolves at the next entry: `navigate` by a number of steps does not report when it has arrived. */
export const nextEntry = (): Promise<void> => new Promise((resolve) => void waiting.current.push(resolve))

/** The number of steps from the current entry back to the page of an address. */
export const pageStepsBack = (address: string): number => stepsBackToPage(present.current.behind, address)

/**
 * The number of steps from the current entry back to the first screen of a finished sequence, and whether the entry
 * before that screen has a given address.
 */
export const stepsBackOver = (screens: readonly string[], address: string): { steps: number; isBefore: boolean } => {
  const steps = stepsBackOverScreens(present.current.behind, screens)
  return { steps, isBefore: present.current.behind[steps] === address }
}

/** Whether the app knows an entry before the current one, including entries from before WeChat's authorization. */
export const hasEarlierEntry = (): boolean => present.current.behind.length > 0

/** Whether the current entry is the page of an address, with any query. */
export const isAtPage = (address: string): boolean => pageOf(present.current.address) === pageOf(address)

/** The number of steps from the current entry back to an address; 0 if the entry before it has another address. */
export const stepsBackTo = (address: string): 0 | 1 => (present.current.behind[0] === address ? 1 : 0)
