import * as z from 'zod/mini'
import { sessionToken } from '#/shared/api/call.ts'
import { fingerprint } from '#/shared/lib/fingerprint.ts'
import { storedValue } from '#/shared/lib/storage.ts'
import { type DraftGeneration, draftGeneration, removeDraft, STORED_VALUES_KEY } from './drafts.ts'

/**
 * The part of a form that survives a reload: the values of the fields listed in `persisted.ts`, and the names of the
 * other fields that were filled in.
 */
export interface StoredValues {
  values: Record<string, unknown>
  lost: string[]
}

const StoredValuesSchema = z.object({ values: z.record(z.string(), z.unknown()), lost: z.array(z.string()) })
const StoredForms = z.object({ of: z.string(), forms: z.record(z.string(), StoredValuesSchema) })
type StoredForms = z.infer<typeof StoredForms>

/** In this tab's session storage. Forms are stored under a fingerprint, because their names contain personal data. */
const storedForms = storedValue<StoredForms>('session', STORED_VALUES_KEY, StoredForms, { of: '', forms: {} })

/**
 * The session to which the values belong. Another session must not read them, even if this tab was suspended when the
 * session changed. The fingerprint reveals nothing about the session.
 */
const owner = (): string => fingerprint(sessionToken() ?? '')

const ownForms = (): StoredForms['forms'] => {
  const kept = storedForms.read()
  return kept.of === owner() ? kept.forms : {}
}

/** The stored values of a form from before the reload. */
export const storedValuesOf = (name: string): StoredValues | null => ownForms()[fingerprint(name)] ?? null

/** Stores the part of a form that may survive a reload; null removes it. */
export function storeValues(name: string, values: StoredValues | null, born: DraftGeneration): void {
  if (born !== draftGeneration()) return
  const { [fingerprint(name)]: before, ...others } = ownForms()
  if (!before && !values) return
  const forms = values ? { ...others, [fingerprint(name)]: values } : others
  if (Object.keys(forms).length === 0) storedForms.remove()
  else storedForms.write({ of: owner(), forms })
}

/** Removes the draft and the stored values of a form that was saved. */
export function removeStoredForm(name: string): void {
  removeDraft(name)
  storeValues(name, null, draftGeneration())
}
