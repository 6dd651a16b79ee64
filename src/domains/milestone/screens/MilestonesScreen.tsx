/** Being built. */
export default function MilestonesScreen() {
  return null
}
