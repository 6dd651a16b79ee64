import { documentState } from '#/shared/lib/document/document-state.ts'

interface Entry {
  key: string
  /** Path and query. */
  address: string
}

/** The history entries of this document, as far as they are known, and the index of the present one. */
export interface Trail {
  entries: readonly Entry[]
  at: number
}

/** The trail after a navigation. An entry of an earlier document is not known: with it a new trail begins. */
export function followed({ entries, at }: Trail, action: 'PUSH' | 'REPLACE' | 'POP', entry: Entry): Trail {
  if (action === 'PUSH') return { entries: [...entries.slice(0, at + 1), entry], at: at + 1 }
  if (action === 'REPLACE') return { entries: entries.map((one, index) => (index === at ? entry : one)), at }
  const found = entries.findIndex(({ key }) => key === entry.key)
  return found < 0 ? { entries: [entry], at: 0 } : { entries, at: found }
}

/**
 * How many steps back an address is: 0 when another one is behind the present entry. Open layers are entries of their
 * screen's address, so there may be several in a row.
 */
export function stepsBack({ entries, at }: Trail, address: string): number {
  let steps = 0
  while (entries[at - steps - 1]?.address === address) steps += 1
  return steps
}

const pageOf = (address: string | undefined): string | undefined => address?.split('?')[0]

/** A page that asks for a choice opens at most two others: the choice, and the form of a new entry. */
const MOST_BETWEEN = 1

/** How many steps back the page of an address is, with whatever query it was opened; 0 when it is not behind. */
export function stepsBackToPage({ entries, at }: Trail, address: string): number {
  const isPage = (index: number) => pageOf(entries[index]?.address) === pageOf(address)
  let steps = 1
  while (steps <= MOST_BETWEEN && !isPage(at - steps)) steps += 1
  if (!isPage(at - steps)) return 0
  while (isPage(at - steps - 1)) steps += 1
  return steps
}

/** Called at the next entry. */
const waiting = documentState((): (() => void)[] => [])

const trail = documentState((): Trail => ({ entries: [], at: -1 }))

/** Notes where the router is. Called for each of its states; those of the same entry change nothing. */
export function noteEntry(
  action: 'PUSH' | 'REPLACE' | 'POP',
  { key, pathname, search }: { key: string; pathname: string; search: string },
): void {
  const { entries, at } = trail.current
  if (entries[at]?.key === key) return
  trail.current = followed(trail.current, action, { key, address: pathname + search })
  for (const arrived of waiting.current.splice(0)) arrived()
}

/** Arrives at the next entry: `navigate` by a number of steps does not tell. */
export const nextEntry = (): Promise<void> => new Promise((resolve) => void waiting.current.push(resolve))

/** How many steps back the page of an address is from the present entry. */
export const pageStepsBack = (address: string): number => stepsBackToPage(trail.current, address)

/** Whether the present entry is the page of an address, with whatever query. */
export const isAtPage = (address: string): boolean =>
  pageOf(trail.current.entries[trail.current.at]?.address) === pageOf(address)

/** How many steps back an address is from the present entry; 0 when another one is behind it. */
export const stepsBackTo = (address: string): number => stepsBack(trail.current, address)
