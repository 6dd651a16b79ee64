/** Being built. */
export default function QuestionFormScreen() {
  return null
}
