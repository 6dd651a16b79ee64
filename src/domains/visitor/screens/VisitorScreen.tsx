/** Placeholder. */
export default function VisitorScreen() {
  return null
}
