/** Being built. */
export default function LiabilityNoticeScreen() {
  return null
}
