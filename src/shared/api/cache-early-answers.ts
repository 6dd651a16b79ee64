import * as z from 'zod/mini'
import { storedValue } from '#/shared/lib/storage.ts'
import type { EarlyAnswer } from './early-answers.ts'

/**
 * The device cache of public replies for the early paint: the next visit paints them at once and refetches them. The
 * cache contains only replies to calls without a token. A new release, signing out and an unreadable entry clear the
 * cache.
 */

/** The storage key; the script in index.html reads the same key. */
export const EARLY_ANSWERS_KEY = 'app:first'

export interface CachedAnswer {
  name: string
  /** Epoch ms. */
  at: number
  answer: EarlyAnswer
}

export interface CachedAnswers {
  release: string
  entries: CachedAnswer[]
}

/** In characters; a longer answer is not cached. */
const MAX_EACH = 60_000
/** The most answers about goods; the oldest is removed first. */
const MAX_GOODS = 5

const Answer = z.object({
  status: z.number(),
  text: z.string(),
  headers: z.record(z.string(), z.string()),
  at: z.number(),
})
const CachedAnswersSchema = z.object({
  release: z.string(),
  entries: z.array(z.object({ name: z.string(), at: z.number(), answer: Answer })),
})
const cache = storedValue<CachedAnswers>('local', 'first', CachedAnswersSchema, { release: '', entries: [] })

/** Caches an answer and replaces the previous one of the same name. */
export function cacheAnswer(release: string, name: string, answer: EarlyAnswer): void {
  if (answer.text.length > MAX_EACH) return
  const before = cache.read()
  const others = (before.release === release ? before.entries : []).filter((entry) => entry.name !== name)
  const goods = others.filter((entry) => entry.name.startsWith('goods '))
  const rest = others.filter((entry) => goods.indexOf(entry) < MAX_GOODS - 1)
  // The `Date` header is not cached: it would set the clock of a later visit to the time of this visit.
  const { date: _, ...headers } = answer.headers
  cache.write({ release, entries: [{ name, at: Date.now(), answer: { ...answer, headers } }, ...rest] })
}
