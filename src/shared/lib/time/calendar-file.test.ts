import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CalendarEvent, calendarFile } from './calendar-file.ts'

const event: CalendarEvent = {
  uid: 'live-LV1@m.example.com',
  title: '备孕第一课',
  start: Date.parse('2026-11-20T19:30:00+08:00'),
  end: Date.parse('2026-11-20T20:30:00+08:00'),
  stamp: Date.parse('2026-11-19T08:00:00Z'),
}

const lines = (given: Partial<CalendarEvent>): string[] => calendarFile({ ...event, ...given }).split('\r\n')

/** The lines of a calendar file as a calendar reads them: folded lines are joined again. */
const unfolded = (given: Partial<CalendarEvent>): string[] =>
  calendarFile({ ...event, ...given })
    .replaceAll('\r\n ', '')
    .split('\r\n')

test('[ADD-010] a calendar entry has its times in UTC and a reminder, and every line ends with CRLF', () => {
  expect(lines({})).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//app//calendar//ZH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:live-LV1@m.example.com',
    'DTSTAMP:20261119T080000Z',
    'DTSTART:20261120T113000Z',
    'DTEND:20261120T123000Z',
    'SUMMARY:备孕第一课',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:备孕第一课',
    'TRIGGER:-PT15M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test.each([
  ['a,b;c\\d', 'a\\,b\\;c\\\\d'],
  ['第一行\n第二行\r\n第三行\r第四行', '第一行\\n第二行\\n第三行\\n第四行'],
  ['a\u0000b\tc', 'a b c'],
  // A calendar computes nothing, so a title that a spreadsheet would take for a formula stays unchanged.
  ["=cmd|' /C calc'!A0", "=cmd|' /C calc'!A0"],
  ['x\r\nATTENDEE:mailto:a@b.c', 'x\\nATTENDEE:mailto:a@b.c'],
])('the calendar file contains the title %j as %j', (title, written) => {
  expect(unfolded({ title })).toContain(`SUMMARY:${written}`)
})

test('the calendar file contains description, place and address if the event has them', () => {
  const all = unfolded({
    description: '示例医院 林医生',
    place: '深圳市,南山区',
    url: 'https://m.example.com/live-detail/LV1',
  })
  expect(all).toEqual(
    expect.arrayContaining([
      'DESCRIPTION:示例医院 林医生',
      'LOCATION:深圳市\\,南山区',
      'URL:https://m.example.com/live-detail/LV1',
    ]),
  )
})

test('an id or address with a line break adds no line to the calendar file', () => {
  const all = unfolded({ uid: 'a\r\nX-BAD:1', url: 'https://e.com/\r\nX-BAD:2' })
  expect(all.filter((line) => line.startsWith('X-BAD'))).toEqual([])
})

test('no line of a calendar file is longer than 75 octets, no character is split, and no text is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
      const made = lines({ title })
      for (const line of made) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      expect(made.join('')).not.toMatch(/\uFFFD/)
      const summary = unfolded({ title }).find((line) => line.startsWith('SUMMARY:')) ?? ''
      const read = summary.slice(8).replace(/\\([\\;,n])/g, (_, char: string) => (char === 'n' ? '\n' : char))
      const plain = title.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, (char) => (char < '\u0080' ? ' ' : char))
      expect(read).toBe(plain)
    }),
    { seed: 20260901, numRuns: 200 },
  )
})
