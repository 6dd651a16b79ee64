/** Sends a report to the configured address, if there is one. Never throws. */
export function sendReport(url: string, payload: Record<string, string>): void {
  if (!url) return
  try {
    navigator.sendBeacon(url, JSON.stringify(payload))
  } catch {
    // A failed report must not cause another error.
  }
}
