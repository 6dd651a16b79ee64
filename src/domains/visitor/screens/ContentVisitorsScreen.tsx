/** Placeholder. */
export default function ContentVisitorsScreen() {
  return null
}
