import type { FIRST_KEY, KeptEntry, KeptShelf } from '#/shared/api/cache-early-answers.ts'

/** Reads the data that this device has stored. A forbidden or broken storage counts as empty. */

const FIRST: typeof FIRST_KEY = 'app:first'
/** Answers older than this many ms are not painted. */
const KEPT_MS = 7 * 86_400_000

const stored = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '')
  } catch {
    return null
  }
}

const isEntry = (entry: Partial<KeptEntry> | null): entry is KeptEntry =>
  !!entry && !!entry.answer && !!entry.answer.headers && Math.abs(Date.now() - Number(entry.at)) < KEPT_MS

/**
 * The answers cached by earlier visits (src/shared/api/cache-early-answers.ts); answers of another release are removed.
 */
export function readKept(release: string): KeptEntry[] {
  const shelf = stored(FIRST) as Partial<KeptShelf> | null
  if (shelf && shelf.release === release && Array.isArray(shelf.entries)) return shelf.entries.filter(isEntry)
  if (shelf) localStorage.removeItem(FIRST)
  return []
}

/** Whether somebody is signed in on this device. */
export const signedIn = (): boolean => {
  const session = stored('app:session') as { token?: unknown } | null
  return !!session && !!session.token
}

/**
 * Whether the app will start with large letters (src/shared/lib/large-letters.ts); then nothing is painted early,
 * because the sizes differ.
 */
export const largeLetters = (): boolean => {
  const chosen = stored('app:large-letters')
  return chosen === null ? parseFloat(getComputedStyle(document.documentElement).fontSize) >= 24 : chosen === true
}
