/** Placeholder. */
export default function CustomerVisitorsScreen() {
  return null
}
