import type { FieldValues } from 'react-hook-form'

/** Forms that were left unfinished, by name; in memory only, because they hold names, phones and certificates. */
const drafts = new Map<string, FieldValues>()

export const draftOf = (name: string): FieldValues | undefined => drafts.get(name)
export const keepDraft = (name: string, values: FieldValues): void => void drafts.set(name, values)
export const forgetDraft = (name: string): boolean => drafts.delete(name)
export const forgetDrafts = (): void => drafts.clear()
