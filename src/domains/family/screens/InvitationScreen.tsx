/** Being built. */
export default function InvitationScreen() {
  return null
}
