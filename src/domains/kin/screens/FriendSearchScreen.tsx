/** Being built. */
export default function FriendSearchScreen() {
  return null
}
