/** Being built. */
export default function ConsultSuccessScreen() {
  return null
}
