import { toCode } from '#/shared/lib/address.ts'
import { sessionKeys } from './store.ts'

/** The addresses at which a sharing code also counts as an invitation code. */
const INVITING = /^\/(invitation-login|invitation-register|medical-register)\/*$/i

/**
 * Stores the invitation code and the entry channel, which any start address may contain (ADD-003, AUTHX-005,
 * LOGIN-030). At an invitation, the sharing code is the code of the inviting person, too.
 */
export function storeEntryCodes(search: string, pathname = ''): void {
  const query = new URLSearchParams(search)
  const sharing = INVITING.test(pathname) ? query.get('sharingCode') : null
  const invitation = toCode(query.get('invitationCode')) ?? toCode(sharing)
  const channel = toCode(query.get('channel'))
  if (invitation) sessionKeys.invitationCode.write(invitation)
  if (channel) sessionKeys.channel.write(channel)
}
