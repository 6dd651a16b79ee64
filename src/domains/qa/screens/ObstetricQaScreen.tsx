/** Being built. */
export default function ObstetricQaScreen() {
  return null
}
