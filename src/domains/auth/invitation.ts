import * as z from 'zod/mini'
import { paths, to } from '#/paths.ts'
import { call } from '#/shared/api/call.ts'
import { storedValue } from '#/shared/lib/storage.ts'
import { toast } from '#/shared/ui/layers/toast.ts'
import { registerPath } from './authorization-rules.ts'
import { userApi } from '#/domains/user/api.ts'
import { storeEntryCodes } from '../user/entry-codes.ts'
import { sessionKeys, sessionToken } from '../user/store.ts'

export const ALREADY_SIGNED_IN = '您已登录，无需再次注册'

const StoredSharer = z.object({ code: z.string(), doctor: z.boolean() })

/** The inviting person: code and kind, for this tab. */
const sharer = storedValue<z.infer<typeof StoredSharer> | null>('session', 'sharer', z.nullable(StoredSharer), null)

export function storedSharer(): { doctor: boolean } | null {
  const kept = sharer.read()
  return kept && kept.code === sessionKeys.invitationCode.read() ? kept : null
}

/**
 * The target of an invitation link (LOGIN-030 to LOGIN-034): home for a signed-in person, the login without a code,
 * else the registration; a doctor's link has a registration of its own.
 * @returns null when the sharer was not found; a toast has shown this.
 */
export async function invitationTarget(search: URLSearchParams): Promise<string | null> {
  storeEntryCodes(search.toString(), paths.invitationLogin)
  const target = search.get('target')
  if (sessionToken()) {
    toast(ALREADY_SIGNED_IN)
    return paths.home
  }
  const code = sessionKeys.invitationCode.read()
  if (!code) return to(paths.login, {}, { target })
  try {
    const { doctor } = await call(userApi.sharer, { path: { code } })
    sharer.write({ code, doctor })
    return to(registerPath(doctor), {}, { target })
  } catch {
    toast(userApi.sharer.row.errorText)
    return null
  }
}

/** Deletes the invitation after a registration, because the next person on this phone must not use it. */
export function removeInvitation(): void {
  sessionKeys.invitationCode.remove()
  sharer.remove()
}
