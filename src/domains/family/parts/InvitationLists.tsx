/** Being built. */
export function InvitationLists() {
  return null
}
