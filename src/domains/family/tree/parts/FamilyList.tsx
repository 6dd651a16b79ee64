/** Being built. */
export function FamilyList() {
  return null
}
