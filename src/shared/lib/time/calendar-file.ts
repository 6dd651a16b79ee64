/** An event for the phone's calendar. The event contains nothing that identifies a person. */
export interface CalendarEvent {
  /** Identifies the event, so that a second import replaces the first. */
  uid: string
  title: string
  /** Epoch ms. */
  start: number
  end: number
  /** Epoch ms of the creation of this version of the event. */
  stamp: number
  description?: string
  place?: string
  url?: string
}

const REMIND = '-PT15M'
const MAX_OCTETS = 75

/** `20261120T113000Z` */
const utc = (time: number): string => new Date(time).toISOString().replace(/[-:]|\.\d{3}/g, '')

/**
 * Escapes a text value (RFC 5545, 3.3.11). Control characters other than line ends are not allowed, so they become
 * blanks.
 */
const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // eslint-disable-next-line no-control-regex -- the pattern finds control characters
    .replace(/[\u0000-\u0009\u000B-\u001F\u007F]/g, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')

/** Addresses and ids are not escaped: control characters are removed, because they could begin a new line. */
// eslint-disable-next-line no-control-regex -- the pattern finds control characters
const withoutControls = (text: string): string => text.replace(/[\u0000-\u0020\u007F]/g, '')

const octets = (char: string): number => new TextEncoder().encode(char).length

/** Folds a line at 75 octets; continuation lines begin with a space, and no character is cut in two. */
function folded(line: string): string {
  let size = 0
  let text = ''
  for (const char of line) {
    const more = octets(char)
    if (size + more > MAX_OCTETS) {
      text += '\r\n '
      size = 1
    }
    text += char
    size += more
  }
  return text
}

/** A calendar file with one event (RFC 5545), times in UTC, with a reminder a quarter of an hour before. */
export function calendarFile({ uid, title, start, end, stamp, description, place, url }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//app//calendar//ZH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${withoutControls(uid)}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(title)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(url ? [`URL:${withoutControls(url)}`] : []),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:${REMIND}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
