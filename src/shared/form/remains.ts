import * as z from 'zod/mini'
import { sessionToken } from '#/shared/api/call.ts'
import { fingerprint } from '#/shared/lib/fingerprint.ts'
import { stored } from '#/shared/lib/storage.ts'
import { type DraftGeneration, draftGeneration, forgetDraft, REMAINS_KEY } from './drafts.ts'

/** What of a form survives a reload: values of its harmless fields, and which others were filled in. */
export interface Remains {
  values: Record<string, unknown>
  lost: string[]
}

const Remains = z.object({ values: z.record(z.string(), z.unknown()), lost: z.array(z.string()) })
const Kept = z.object({ of: z.string(), forms: z.record(z.string(), Remains) })
type Kept = z.infer<typeof Kept>

/** In this tab only. Forms are stored under a fingerprint, because their names contain personal data. */
const place = stored<Kept>('session', REMAINS_KEY, Kept, { of: '', forms: {} })

/**
 * The session it belongs to: another session must not see it, even when this tab was asleep during the change. The
 * fingerprint reveals nothing of the session.
 */
const owner = (): string => fingerprint(sessionToken() ?? '')

const mine = (): Kept['forms'] => {
  const kept = place.read()
  return kept.of === owner() ? kept.forms : {}
}

/** What was stored of a form before the reload. */
export const remainsOf = (name: string): Remains | null => mine()[fingerprint(name)] ?? null

/** Stores what of a form may survive a reload; null removes it. */
export function keepRemains(name: string, remains: Remains | null, born: DraftGeneration): void {
  if (born !== draftGeneration()) return
  const { [fingerprint(name)]: before, ...others } = mine()
  if (!before && !remains) return
  const forms = remains ? { ...others, [fingerprint(name)]: remains } : others
  if (Object.keys(forms).length === 0) place.remove()
  else place.write({ of: owner(), forms })
}

/** The form is saved: its draft and its stored remains are removed. */
export function forgetForm(name: string): void {
  forgetDraft(name)
  keepRemains(name, null, draftGeneration())
}
