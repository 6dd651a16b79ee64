/** Being built. */
export default function InviteScreen() {
  return null
}
