import * as z from 'zod/mini'
import { storedValue } from '../storage.ts'

const pending = storedValue<Record<string, number>>('session', 'doubts', z.record(z.string(), z.number()), {})

/** When an action whose outcome is unknown was first sent, as server time in ms; null when there is none. */
export const pendingSince = (action: string): number | null => pending.read()[action] ?? null

/**
 * Marks an action that is being sent: until `markSettled` is called, its outcome counts as unknown, even after a
 * reload.
 * @param since server time in ms. If there is an earlier mark, it is not changed.
 */
export const markPending = (action: string, since: number): void => {
  pending.write({ [action]: since, ...pending.read() })
}

/** Marks the outcome of the action as known. */
export function markSettled(action: string): void {
  const { [action]: _settled, ...rest } = pending.read()
  pending.write(rest)
}
