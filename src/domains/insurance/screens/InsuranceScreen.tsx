/** Being built. */
export default function InsuranceScreen() {
  return null
}
