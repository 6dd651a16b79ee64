/** All dates are Chinese time, wherever the phone is (ADR 008). */
export const CHINA_OFFSET_MINUTES = 480

const LOCAL_FORM = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/

function fromParts(text: string): number | null {
  const match = LOCAL_FORM.exec(text)
  if (!match) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0))
  const utcTime = Date.UTC(year, month - 1, day, hour, minute, second)
  const back = new Date(utcTime)
  const same =
    back.getUTCFullYear() === year &&
    back.getUTCMonth() === month - 1 &&
    back.getUTCDate() === day &&
    back.getUTCHours() === hour
  return same && minute < 60 && second < 60 ? utcTime - CHINA_OFFSET_MINUTES * 60_000 : null
}

/**
 * The only parser of instants: ISO 8601 with offset, the formats of specification §9 (taken as Chinese time), epoch
 * milliseconds, Date. Anything else is null.
 * @returns epoch milliseconds.
 */
export function parseInstant(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) && value > 0 && value < 4_102_444_800_000 ? value : null
  if (value instanceof Date) return parseInstant(value.getTime())
  if (typeof value !== 'string') return null
  const local = fromParts(value.trim())
  if (local !== null) return local
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(Z|[+-]\d{2}:?\d{2})$/.test(value)) return null
  const day = fromParts(value.slice(0, 10))
  const time = Date.parse(value)
  return day === null || Number.isNaN(time) ? null : time
}
