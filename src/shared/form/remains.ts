import * as z from 'zod/mini'
import { sessionToken } from '#/shared/api/call.ts'
import { fingerprint } from '#/shared/lib/fingerprint.ts'
import { stored } from '#/shared/lib/storage.ts'
import { draftGeneration, forgetDraft, REMAINS_KEY } from './drafts.ts'

/** What of a form outlives the document: values of its harmless fields, and which others were filled in. */
export interface Remains {
  values: Record<string, unknown>
  lost: string[]
}

const Remains = z.object({ values: z.record(z.string(), z.unknown()), lost: z.array(z.string()) })
const Kept = z.object({ of: z.string(), forms: z.record(z.string(), Remains) })
type Kept = z.infer<typeof Kept>

/** In this tab only. Forms are named by a fingerprint: their names hold what was loaded, which is personal. */
const place = stored<Kept>('session', REMAINS_KEY, Kept, { of: '', forms: {} })

/**
 * Whose it is: what was kept under another session is not shown, also when this tab slept meanwhile. The fingerprint
 * tells nothing of the session itself.
 */
const owner = (): string => fingerprint(sessionToken() ?? '')

const mine = (): Kept['forms'] => {
  const kept = place.read()
  return kept.of === owner() ? kept.forms : {}
}

/** What an earlier document has kept of a form. */
export const remainsOf = (name: string): Remains | null => mine()[fingerprint(name)] ?? null

/** Keeps what of a form may outlive the document; null when there is nothing to keep. */
export function keepRemains(name: string, remains: Remains | null, born: number): void {
  if (born !== draftGeneration()) return
  const { [fingerprint(name)]: before, ...others } = mine()
  if (!before && !remains) return
  const forms = remains ? { ...others, [fingerprint(name)]: remains } : others
  if (Object.keys(forms).length === 0) place.remove()
  else place.write({ of: owner(), forms })
}

/** It is saved: neither this document nor a later one keeps anything of the form. */
export function forgetForm(name: string): void {
  forgetDraft(name)
  keepRemains(name, null, draftGeneration())
}
