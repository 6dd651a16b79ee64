import * as z from 'zod/mini'
import { stored } from '#/shared/lib/storage.ts'
import type { FirstAnswer } from './early-answers.ts'

/**
 * Public answers on the device: the next visit paints them at once and renews them. Only what was asked without a
 * token; a new release, signing out and an unreadable entry clear it.
 */

/** The name in the storage, as the script in index.html reads it. */
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

/** Characters; a longer answer is not kept. */
const MOST_EACH = 60_000
/** Of goods, the oldest give way. */
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

/** Keeps an answer in place of the one before. */
export function keepAnswer(release: string, name: string, answer: FirstAnswer): void {
  if (answer.text.length > MOST_EACH) return
  const before = shelf.read()
  const others = (before.release === release ? before.entries : []).filter((entry) => entry.name !== name)
  const goods = others.filter((entry) => entry.name.startsWith('goods '))
  const rest = others.filter((entry) => goods.indexOf(entry) < MOST_GOODS - 1)
  // What counts for one visit only: what the server's clock said.
  const { date: _, ...headers } = answer.headers
  shelf.write({ release, entries: [{ name, at: Date.now(), answer: { ...answer, headers } }, ...rest] })
}
