/** Being built. */
export default function MyQuestionsScreen() {
  return null
}
