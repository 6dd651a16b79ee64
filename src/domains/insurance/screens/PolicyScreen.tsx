/** Being built. */
export default function PolicyScreen() {
  return null
}
