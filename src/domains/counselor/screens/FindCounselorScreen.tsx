/** Being built. */
export default function FindCounselorScreen() {
  return null
}
