/** Placeholder. */
export default function VisitorEditScreen() {
  return null
}
