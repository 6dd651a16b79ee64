import type { FieldValues } from 'react-hook-form'
import * as z from 'zod/mini'
import { stored } from '#/shared/lib/storage.ts'

/** Drafts of unfinished forms, by name; in memory only, because they hold names, phones and certificates. */
const drafts = new Map<string, FieldValues>()

/** Names of the drafts that differ from their defaults. */
const typed = new Set<string>()

/** Increased when all drafts are dropped: a form opened before that must not write its values back. */
let generation = 0

/** How many forms with drafts are mounted. */
let open = 0

/** Registers a mounted form that keeps drafts; call the returned function on unmount. */
export function openForm(): () => void {
  open += 1
  return () => {
    open -= 1
  }
}

/** Whether another form has an unfinished draft. */
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

/** Whether a form differs from its defaults. */
export const isTyped = (values: FieldValues, defaults: FieldValues): boolean =>
  JSON.stringify(values) !== JSON.stringify({ ...values, ...defaults })

/** Storage key of what survives a reload (remains.ts); only forms read it. */
export const REMAINS_KEY = 'drafts'
const remains = stored('session', REMAINS_KEY, z.string(), '')

/** Another person signs in: all drafts are dropped. */
export function forgetDrafts(): void {
  generation += 1
  drafts.clear()
  remains.remove()
}
