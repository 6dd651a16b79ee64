/** Sends to the configured address, if any; a failing report throws nothing. */
export function sendReport(url: string, payload: Record<string, string>): void {
  if (!url) return
  try {
    navigator.sendBeacon(url, JSON.stringify(payload))
  } catch {
    // A failing report must not cause another error.
  }
}
