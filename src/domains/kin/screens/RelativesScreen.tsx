/** Being built. */
export default function RelativesScreen() {
  return null
}
