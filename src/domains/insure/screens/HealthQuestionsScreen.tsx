/** Being built. */
export default function HealthQuestionsScreen() {
  return null
}
