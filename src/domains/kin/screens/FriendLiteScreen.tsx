/** Being built. */
export default function FriendLiteScreen() {
  return null
}
