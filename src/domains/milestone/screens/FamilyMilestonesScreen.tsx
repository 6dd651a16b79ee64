/** Being built. */
export default function FamilyMilestonesScreen() {
  return null
}
