import type { FieldValues } from 'react-hook-form'
import * as z from 'zod/mini'
import { pageState } from '#/shared/lib/page-load/page-state.ts'
import { storedValue } from '#/shared/lib/storage.ts'

interface Draft {
  values: FieldValues
  /** Whether the form differs from its defaults. */
  typed: boolean
}

/** Drafts of unfinished forms, by name; in memory only, because they contain names, phones and identity documents. */
type Drafts = Map<string, Draft>

const drafts = pageState((): Drafts => new Map())

/** The mounted forms with drafts: each function returns whether something was typed. */
const openForms = pageState(() => new Set<() => boolean>())

/** Registers a mounted form that keeps drafts; call the returned function on unmount. */
export function registerForm(typed: () => boolean): () => void {
  openForms.current.add(typed)
  return () => void openForms.current.delete(typed)
}

/** Whether another form has unsaved input, which a page load would lose. */
export const hasUnsavedForms = (but: string): boolean =>
  [...openForms.current].some((typed) => typed()) ||
  [...drafts.current].some(([name, { typed }]) => name !== but && typed)

/**
 * Identifies the drafts since the last `removeAllDrafts`. A form that was opened before that call must not write its
 * values back.
 */
export type DraftGeneration = Readonly<object>
export const draftGeneration = (): DraftGeneration => drafts.current
export const draftOf = (name: string): FieldValues | undefined => drafts.current.get(name)?.values

export const removeDraft = (name: string): boolean => drafts.current.delete(name)

export function storeDraft(name: string, values: FieldValues, born: DraftGeneration, defaults: FieldValues = {}): void {
  if (born === drafts.current) drafts.current.set(name, { values, typed: isTyped(values, defaults) })
}

/** Whether a form differs from its defaults. */
export const isTyped = (values: FieldValues, defaults: FieldValues): boolean =>
  JSON.stringify(values) !== JSON.stringify({ ...values, ...defaults })

/** The storage key of the values that survive a reload (stored-values.ts); only forms read it. */
export const STORED_VALUES_KEY = 'drafts'
const storedValues = storedValue('session', STORED_VALUES_KEY, z.string(), '')

/** Deletes all drafts; called when another person signs in. */
export function removeAllDrafts(): void {
  drafts.current = new Map()
  storedValues.remove()
}
