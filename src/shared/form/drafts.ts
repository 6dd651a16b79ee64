import type { FieldValues } from 'react-hook-form'

/** Forms that were left unfinished, by name; in memory only, because they hold names, phones and certificates. */
const drafts = new Map<string, FieldValues>()

/** A form that was opened before everything was forgotten may not write its values back. */
let generation = 0

export const draftGeneration = (): number => generation
export const draftOf = (name: string): FieldValues | undefined => drafts.get(name)
export const forgetDraft = (name: string): boolean => drafts.delete(name)

export function keepDraft(name: string, values: FieldValues, born: number): void {
  if (born === generation) drafts.set(name, values)
}

/** Another person: nothing that the last one typed is kept. */
export function forgetDrafts(): void {
  generation += 1
  drafts.clear()
}
