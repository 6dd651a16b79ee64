/** Being built. */
export default function FriendScreen() {
  return null
}
