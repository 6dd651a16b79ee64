import { toCode } from './sharing-code.ts'
import { sessionKeys } from './store.ts'

/** ADD-003, AUTHX-005, LOGIN-030: any start address may carry an invitation code and the entry channel. */
export function keepEntryCodes(search: string): void {
  const query = new URLSearchParams(search)
  const invitation = toCode(query.get('invitationCode'))
  const channel = toCode(query.get('channel'))
  if (invitation) sessionKeys.invitationCode.write(invitation)
  if (channel) sessionKeys.channel.write(channel)
}
