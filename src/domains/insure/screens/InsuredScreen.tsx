/** Being built. */
export default function InsuredScreen() {
  return null
}
