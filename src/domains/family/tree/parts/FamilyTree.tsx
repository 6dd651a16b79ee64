/** Being built. */
export function FamilyTree() {
  return null
}
