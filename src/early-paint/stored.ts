import type { EARLY_ANSWERS_KEY, CachedAnswer, CachedAnswers } from '#/shared/api/cache-early-answers.ts'

/** Reads the data that this device has stored. A forbidden or broken storage counts as empty. */

const EARLY_ANSWERS: typeof EARLY_ANSWERS_KEY = 'app:first'
/** Answers older than this many ms are not painted. */
const CACHED_MS = 7 * 86_400_000

const stored = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '')
  } catch {
    return null
  }
}

const isCachedAnswer = (entry: Partial<CachedAnswer> | null): entry is CachedAnswer =>
  !!entry && !!entry.answer && !!entry.answer.headers && Math.abs(Date.now() - Number(entry.at)) < CACHED_MS

/**
 * The answers cached by earlier visits (src/shared/api/cache-early-answers.ts); answers of another release are removed.
 */
export function readCachedAnswers(release: string): CachedAnswer[] {
  const cache = stored(EARLY_ANSWERS) as Partial<CachedAnswers> | null
  if (cache && cache.release === release && Array.isArray(cache.entries)) return cache.entries.filter(isCachedAnswer)
  if (cache) localStorage.removeItem(EARLY_ANSWERS)
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
 * @param fontSize the browser's own font size in px.
 */
export const largeLetters = (fontSize: number): boolean => {
  const chosen = stored('app:large-letters')
  return chosen === null ? fontSize >= 24 : chosen === true
}
