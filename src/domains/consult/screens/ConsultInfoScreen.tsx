/** Being built. */
export default function ConsultInfoScreen() {
  return null
}
