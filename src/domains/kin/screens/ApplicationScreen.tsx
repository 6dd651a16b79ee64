/** Being built. */
export default function ApplicationScreen() {
  return null
}
