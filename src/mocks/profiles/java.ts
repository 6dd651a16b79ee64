import type { Block } from '#/shared/api/blocks.ts'

/**
 * Values as backends in Java send them: times of JDBC without a zone, days as epoch ms or with slashes, booleans as 0 and
 * 1, long digits as numbers, texts of an editor with markup, null for an empty list (ADR 017).
 */

const CHINA_MS = 8 * 3_600_000
/** China's summer time of 1986 to 1991 was the last. Before, the midnight of a day has no constant offset. */
const SETTLED = '1992'

/** `2026-11-15 01:46:46.0` in China. */
const jdbcTime = (time: number): string =>
  new Date(time + CHINA_MS)
    .toISOString()
    .replace('T', ' ')
    .replace(/\.000Z$/, '.0')
    .replace('Z', '')

const timeOf = (value: unknown): number => (typeof value === 'number' ? value : Date.parse(String(value)))

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('“', '&ldquo;')

/** A number with all its digits, where the engine can write such a number. */
function longNumber(digits: string): unknown {
  const { rawJSON } = JSON as { rawJSON?: (text: string) => unknown }
  return rawJSON ? rawJSON(digits) : digits
}

const asDay = (day: string): unknown =>
  day >= SETTLED ? Date.parse(`${day}T00:00:00+08:00`) : day.replaceAll('-', '/')

/** One value, by its block. */
export function javaValue(about: Block, value: unknown): unknown {
  if (about.kind !== 'tolerant' && about.kind !== 'identity') return value
  if (typeof value === 'boolean') return Number(value)
  if (about.plain === 'time' || about.plain === 'edge') {
    const time = timeOf(value)
    return Number.isNaN(time) ? value : jdbcTime(time)
  }
  if (typeof value !== 'string') return value
  if (about.plain === 'day') return /^\d{4}-\d\d-\d\d$/.test(value) ? asDay(value) : value
  if (about.plain === 'prose') return value && !value.includes('<') ? `<p>${escaped(value)}</p>` : value
  return /^[1-9]\d{15,}$/.test(value) ? longNumber(value) : value
}

/** The reply of a list: a page of Spring Data, or null without entries. */
export const javaPage = (entries: readonly unknown[], total: number): unknown =>
  entries.length === 0 ? null : { content: entries, totalElements: total, empty: false }
