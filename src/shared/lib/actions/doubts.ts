import * as z from 'zod/mini'
import { stored } from '../storage.ts'

const doubts = stored<Record<string, number>>('session', 'doubts', z.record(z.string(), z.number()), {})

/** When an action whose outcome is unknown was first sent, as server time in ms; null when there is none. */
export const inDoubtSince = (action: string): number | null => doubts.read()[action] ?? null

/**
 * Marks an action that is being sent: until `settle` is called its outcome counts as unknown, even after a reload.
 * @param since server time in ms. If there is an earlier mark, it is not changed.
 */
export const doubt = (action: string, since: number): void => {
  doubts.write({ [action]: since, ...doubts.read() })
}

/** Marks the outcome of the action as known. */
export function settle(action: string): void {
  const { [action]: _settled, ...rest } = doubts.read()
  doubts.write(rest)
}
