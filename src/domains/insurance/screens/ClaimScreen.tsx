/** Being built. */
export default function ClaimScreen() {
  return null
}
