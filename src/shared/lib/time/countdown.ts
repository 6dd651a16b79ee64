const pad = (part: number): string => String(part).padStart(2, '0')

/** The given milliseconds as `mm:ss`; above an hour the minutes continue (62:05); never below 00:00. */
export function formatCountdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`
}

/** Days, hours, minutes and seconds left, for long promotions: `2天 03:04:05`. */
export function formatLongCountdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const clock = `${pad(Math.floor(seconds / 3600) % 24)}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`
  const days = Math.floor(seconds / 86_400)
  return days > 0 ? `${days}天 ${clock}` : clock
}
