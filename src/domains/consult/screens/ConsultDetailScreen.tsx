/** Being built. */
export default function ConsultDetailScreen() {
  return null
}
