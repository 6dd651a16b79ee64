/** Being built. */
export default function FoundCounselorScreen() {
  return null
}
