/** The release of this page, as written by the build; empty in development. */
export const releaseId = (): string => document.querySelector<HTMLMetaElement>('meta[name=release]')?.content ?? ''

/** Sends a report with the release of this page to the configured address, if there is one. Never throws. */
export function sendReport(url: string, payload: Record<string, string>): void {
  if (!url) return
  try {
    navigator.sendBeacon(url, JSON.stringify({ ...payload, release: releaseId() }))
  } catch {
    // A failed report must not cause another error.
  }
}
