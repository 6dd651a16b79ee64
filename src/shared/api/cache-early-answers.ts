import * as z from 'zod/mini'
import { stored } from '#/shared/lib/storage.ts'
import type { FirstAnswer } from './early-answers.ts'

/**
 * The device cache of public replies for the early paint: the next visit paints them at once and refetches them. The
 * cache contains only replies to calls without a token. A new release, signing out and an unreadable entry clear the
 * cache.
 */

/** The storage key; the script in index.html reads the same key. */
export const FIRST_KEY = 'app:first'

export interface KeptEntry {
  name: string
  /** Epoch ms. */
  at: number
  answer: FirstAnswer
}

export interface KeptShelf {
  release: string
  entries: KeptEntry[]
}

/** In characters; a longer answer is not cached. */
const MOST_EACH = 60_000
/** The most answers about goods; the oldest is removed first. */
const MOST_GOODS = 5

const Answer = z.object({
  status: z.number(),
  text: z.string(),
  headers: z.record(z.string(), z.string()),
  at: z.number(),
})
const Shelf = z.object({
  release: z.string(),
  entries: z.array(z.object({ name: z.string(), at: z.number(), answer: Answer })),
})
const shelf = stored<KeptShelf>('local', 'first', Shelf, { release: '', entries: [] })

/** Caches an answer and replaces the previous one of the same name. */
export function keepAnswer(release: string, name: string, answer: FirstAnswer): void {
  if (answer.text.length > MOST_EACH) return
  const before = shelf.read()
  const others = (before.release === release ? before.entries : []).filter((entry) => entry.name !== name)
  const goods = others.filter((entry) => entry.name.startsWith('goods '))
  const rest = others.filter((entry) => goods.indexOf(entry) < MOST_GOODS - 1)
  // The `Date` header is not cached: it would set the clock of a later visit to the time of this visit.
  const { date: _, ...headers } = answer.headers
  shelf.write({ release, entries: [{ name, at: Date.now(), answer: { ...answer, headers } }, ...rest] })
}
