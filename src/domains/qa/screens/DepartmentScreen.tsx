/** Being built. */
export default function DepartmentScreen() {
  return null
}
