import { toCode } from '#/shared/lib/address.ts'
import { sessionKeys } from './store.ts'

/**
 * Stores the invitation code and the entry channel, which any start address may contain (ADD-003, AUTHX-005,
 * LOGIN-030).
 */
export function keepEntryCodes(search: string): void {
  const query = new URLSearchParams(search)
  const invitation = toCode(query.get('invitationCode'))
  const channel = toCode(query.get('channel'))
  if (invitation) sessionKeys.invitationCode.write(invitation)
  if (channel) sessionKeys.channel.write(channel)
}
