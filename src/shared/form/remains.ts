import * as z from 'zod/mini'
import { sessionToken } from '#/shared/api/call.ts'
import { fingerprint } from '#/shared/lib/fingerprint.ts'
import { stored } from '#/shared/lib/storage.ts'
import { type DraftGeneration, draftGeneration, forgetDraft, REMAINS_KEY } from './drafts.ts'

/**
 * The part of a form that survives a reload: the values of the fields listed in `persisted.ts`, and the names of the
 * other fields that were filled in.
 */
export interface Remains {
  values: Record<string, unknown>
  lost: string[]
}

const Remains = z.object({ values: z.record(z.string(), z.unknown()), lost: z.array(z.string()) })
const StoredForms = z.object({ of: z.string(), forms: z.record(z.string(), Remains) })
type StoredForms = z.infer<typeof StoredForms>

/** In this tab's session storage. Forms are stored under a fingerprint, because their names contain personal data. */
const place = stored<StoredForms>('session', REMAINS_KEY, StoredForms, { of: '', forms: {} })

/**
 * The session to which the values belong. Another session must not read them, even if this tab was suspended when the
 * session changed. The fingerprint reveals nothing about the session.
 */
const owner = (): string => fingerprint(sessionToken() ?? '')

const mine = (): StoredForms['forms'] => {
  const kept = place.read()
  return kept.of === owner() ? kept.forms : {}
}

/** The stored values of a form from before the reload. */
export const remainsOf = (name: string): Remains | null => mine()[fingerprint(name)] ?? null

/** Stores the part of a form that may survive a reload; null removes it. */
export function keepRemains(name: string, remains: Remains | null, born: DraftGeneration): void {
  if (born !== draftGeneration()) return
  const { [fingerprint(name)]: before, ...others } = mine()
  if (!before && !remains) return
  const forms = remains ? { ...others, [fingerprint(name)]: remains } : others
  if (Object.keys(forms).length === 0) place.remove()
  else place.write({ of: owner(), forms })
}

/** Removes the draft and the stored values of a form that was saved. */
export function forgetForm(name: string): void {
  forgetDraft(name)
  keepRemains(name, null, draftGeneration())
}
