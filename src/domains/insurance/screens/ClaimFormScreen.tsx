/** Being built. */
export default function ClaimFormScreen() {
  return null
}
