/** NAV-023 to NAV-026: on Android, if the history has only one entry, the address with a history key; else null. */
export function withHistoryKey(address: string, place: { userAgent: string; historyLength: number }): string | null {
  if (!/Android/i.test(place.userAgent) || place.historyLength !== 1) return null
  const url = new URL(address, 'https://app.invalid')
  if (url.searchParams.has('historyKey')) return null
  url.searchParams.set('historyKey', '1')
  return url.pathname + url.search
}
