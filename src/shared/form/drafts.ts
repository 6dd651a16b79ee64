import type { FieldValues } from 'react-hook-form'
import * as z from 'zod/mini'
import { stored } from '#/shared/lib/storage.ts'

/** Forms that were left unfinished, by name; in memory only, because they hold names, phones and certificates. */
const drafts = new Map<string, FieldValues>()

/** Those that hold more than they began with. */
const typed = new Set<string>()

/** A form that was opened before everything was forgotten may not write its values back. */
let generation = 0

/** How many forms that keep drafts are on the screen. */
let open = 0

/** A form that keeps drafts is shown from here until the returned function is called. */
export function openForm(): () => void {
  open += 1
  return () => {
    open -= 1
  }
}

/** Whether something that was typed elsewhere waits for the person to come back to it. */
export const formsWait = (but: string): boolean =>
  open > 0 || [...typed].some((name) => name !== but && drafts.has(name))

export const draftGeneration = (): number => generation
export const draftOf = (name: string): FieldValues | undefined => drafts.get(name)

export const forgetDraft = (name: string): boolean => drafts.delete(name)

export function keepDraft(name: string, values: FieldValues, born: number, defaults: FieldValues = {}): void {
  if (born !== generation) return
  drafts.set(name, values)
  if (isTyped(values, defaults)) typed.add(name)
  else typed.delete(name)
}

/** Whether a form holds anything that it did not begin with. */
export const isTyped = (values: FieldValues, defaults: FieldValues): boolean =>
  JSON.stringify(values) !== JSON.stringify({ ...values, ...defaults })

/** The key of what an earlier document has left (remains.ts); only forms read it. */
export const REMAINS_KEY = 'drafts'
const remains = stored('session', REMAINS_KEY, z.string(), '')

/** Another person: nothing that the last one typed is kept. */
export function forgetDrafts(): void {
  generation += 1
  drafts.clear()
  remains.remove()
}
