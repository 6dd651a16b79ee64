import * as z from 'zod/mini'
import { documentState } from '../document/document-state.ts'
import { stored } from '../storage.ts'

/** The addresses (path and query) behind a history entry, the nearest first. */
type Behind = readonly string[]

interface Entry {
  key: string
  address: string
  behind: Behind
}

type Action = 'PUSH' | 'REPLACE' | 'POP'

/** The most steps back that a form takes: two steps over layers of two screens. */
const MOST = 6

/** The part of an entry's history state that holds the addresses behind it, for a document that is loaded there. */
const BEHIND = 'behind'

const stateHere = (): Record<string, unknown> => (window.history.state ?? {}) as Record<string, unknown>

function behindHere(key: string): Behind | null {
  const { key: own, [BEHIND]: behind } = stateHere()
  return own === key && Array.isArray(behind) ? behind.filter((one) => typeof one === 'string') : null
}

const Replaced = z.object({ length: z.number(), behind: z.array(z.string()) })

/**
 * The addresses behind the history entry that WeChat's authorization replaces, and that this app then replaces again.
 */
const replaced = stored<z.infer<typeof Replaced>>('session', 'behind', Replaced, { length: 0, behind: [] })

/** Another length means that a page of WeChat has an entry of its own, so the entries behind are unknown. */
function behindReplaced(): Behind {
  const { length, behind } = replaced.read()
  return length === window.history.length ? behind : []
}

/**
 * The number of steps back to an address. Layers are entries with their screen's address and are passed over. 0 when
 * another address is behind.
 */
function stepsBack(behind: Behind, address: string): number {
  let steps = 0
  while (behind[steps] === address) steps += 1
  return steps
}

const pageOf = (address: string | undefined): string | undefined => address?.split('?')[0]

/** A page that asks for a choice opens at most two others: the choice, and the form of a new entry. */
const MOST_BETWEEN = 1

/** How many steps back the page of an address is, whatever its query; 0 when it is not behind. */
function stepsBackToPage(behind: Behind, address: string): number {
  const isPage = (steps: number) => pageOf(behind[steps - 1]) === pageOf(address)
  let steps = 1
  while (steps <= MOST_BETWEEN && !isPage(steps)) steps += 1
  if (!isPage(steps)) return 0
  while (isPage(steps + 1)) steps += 1
  return steps
}

const firstPart = (address: string | undefined): string | undefined => address?.split(/[/?]/)[1]

/** How many steps back the first screen of a finished sequence is; its screens are known by the first part of their paths. */
function stepsBackOver(behind: Behind, screens: readonly string[]): number {
  const parts = new Set(screens.map(firstPart))
  const first = behind.findIndex((address) => !parts.has(firstPart(address)))
  return first === -1 ? behind.length : first
}

/** Callbacks that wait for the next history entry. */
const waiting = documentState((): (() => void)[] => [])

const present = documentState((): Entry => ({ key: '', address: '', behind: [] }))

/** What is behind each entry of this document. */
const behindByKey = documentState(() => new Map<string, Behind>())

/** The addresses behind an entry to which the router has come from another one. */
function behindNew(action: Action, key: string, from: Entry): Behind {
  if (action === 'PUSH') return [from.address, ...from.behind].slice(0, MOST)
  return action === 'REPLACE' ? from.behind : (behindByKey.current.get(key) ?? behindHere(key) ?? behindReplaced())
}

/**
 * Records the router's current history entry. Called for each state of the router; further states of the same entry
 * change nothing.
 */
export function noteEntry(
  action: Action,
  { key, pathname, search }: { key: string; pathname: string; search: string },
): void {
  if (present.current.key === key) return
  const behind = behindNew(action, key, present.current)
  replaced.remove()
  behindByKey.current.set(key, behind)
  present.current = { key, address: pathname + search, behind }
  if (action !== 'POP') window.history.replaceState({ ...stateHere(), [BEHIND]: behind }, '')
  for (const arrived of waiting.current.splice(0)) arrived()
}

/**
 * Called before WeChat's authorization replaces this document in the history, and before this app replaces WeChat's
 * page.
 */
export const keepBehind = (): void =>
  void replaced.write({ length: window.history.length, behind: [...present.current.behind] })

/** Resolves at the next entry: `navigate` by a number of steps does not report when it has arrived. */
export const nextEntry = (): Promise<void> => new Promise((resolve) => void waiting.current.push(resolve))

/** How many steps back the page of an address is from the present entry. */
export const pageStepsBack = (address: string): number => stepsBackToPage(present.current.behind, address)

/** How many steps back the first screen of a finished sequence is from the present entry, and whether an address is before it. */
export const stepsOver = (screens: readonly string[], address: string): { steps: number; isBefore: boolean } => {
  const steps = stepsBackOver(present.current.behind, screens)
  return { steps, isBefore: present.current.behind[steps] === address }
}

/** Whether the present entry is the page of an address, with whatever query. */
export const isAtPage = (address: string): boolean => pageOf(present.current.address) === pageOf(address)

/** How many steps back an address is from the present entry; 0 when another address is behind it. */
export const stepsBackTo = (address: string): number => stepsBack(present.current.behind, address)
