/** Being built. */
export default function ThreadScreen() {
  return null
}
