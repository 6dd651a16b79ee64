import { describe, expect, test } from 'vitest'
import { calendarFile } from '#/shared/lib/time/calendar-file.ts'
import type { LectureLive } from './model.ts'
import {
  dayText,
  doctorText,
  inOrder,
  liveEvent,
  liveReminder,
  type Phase,
  phaseOf,
  playable,
  timeText,
} from './rules.ts'

const at = (time: string): number => Date.parse(`${time}+08:00`)

const live = (given: Partial<LectureLive> = {}): LectureLive => ({
  id: 'LV1',
  title: '备孕第一课',
  url: '/live.m3u8',
  mainPicture: '/a.jpg',
  doctorName: '许安宁',
  doctorTitle: '示例医院 主任医师',
  introduction: '',
  status: '' as LectureLive['status'],
  startTime: at('2026-11-20T19:30:00'),
  endTime: at('2026-11-20T20:30:00'),
  replayUrl: '/replay.mp4',
  ...given,
})

describe('[ADD-010] the state of a live lecture', () => {
  test.each<[string, Partial<LectureLive>, Phase]>([
    ['2026-11-20T19:29:59.999', {}, 'before'],
    ['2026-11-20T19:30:00', {}, 'running'],
    ['2026-11-20T20:29:59.999', {}, 'running'],
    ['2026-11-20T20:30:00', {}, 'over'],
    ['2026-11-21T00:00:00', { endTime: null }, 'running'],
    ['2026-11-20T19:45:00', { status: 'OVER' }, 'over'],
    ['2026-11-20T19:45:00', { status: 'CANCELLED' }, 'cancelled'],
    ['2026-11-22T19:45:00', { status: 'CANCELLED' }, 'cancelled'],
    ['2026-11-20T19:45:00', { startTime: null, endTime: null }, 'open'],
    ['2026-11-20T21:45:00', { startTime: null }, 'over'],
    ['2026-11-20T19:45:00', { status: 'SOMETHING' as LectureLive['status'] }, 'running'],
  ])('at %s with the fields %j is %s', (now, given, phase) => expect(phaseOf(live(given), at(now))).toBe(phase))

  test.each<[Phase, string]>([
    ['before', ''],
    ['running', '/live.m3u8'],
    ['open', '/live.m3u8'],
    ['over', '/replay.mp4'],
    ['cancelled', ''],
  ])('with the value %s gives the video address %j', (phase, src) => expect(playable(live(), phase)).toBe(src))
})

test('[MISC-011] live lectures are sorted: running ones, upcoming ones with the next first, then past ones with the latest first', () => {
  const now = at('2026-11-20T20:00:00')
  const HOUR = 3_600_000
  const named = (id: string, hours: number | null, given: Partial<LectureLive> = {}) =>
    live({
      id,
      startTime: hours === null ? null : now + hours * HOUR,
      endTime: hours === null ? null : now + (hours + 1) * HOUR,
      ...given,
    })
  const lives = [
    named('old', -48),
    named('later', 30),
    named('cancelled', 2, { status: 'CANCELLED' }),
    named('open', null),
    named('soon', 1),
    named('yesterday', -24),
    named('now', -0.5),
  ]
  expect(inOrder(lives, now).map(({ id }) => id)).toEqual([
    'now',
    'soon',
    'later',
    'open',
    'cancelled',
    'yesterday',
    'old',
  ])
})

test.each<[Partial<LectureLive>, string]>([
  [{}, '2026-11-20 19:30–20:30'],
  [{ endTime: null }, '2026-11-20 19:30'],
  [{ endTime: at('2026-11-21T00:30:00') }, '2026-11-20 19:30–2026-11-21 00:30'],
  [{ startTime: null }, ''],
])('the time of the live lecture %j is shown as %j', (given, text) => expect(timeText(live(given))).toBe(text))

test('the text about a lecture leaves out an unknown day and an unknown doctor', () => {
  expect(dayText(null)).toBe('')
  expect(dayText(at('2026-11-20T19:30:00'))).toBe('2026年11月20日')
  expect(doctorText({ doctorName: '', doctorTitle: '主任医师' })).toBe('主任医师')
})

describe('the calendar entry of a live lecture', () => {
  const ORIGIN = 'https://m.example.com'
  const now = at('2026-11-19T10:00:00')

  test('has the name and the address of the live lecture, and contains no personal data', () => {
    const event = liveEvent(live(), ORIGIN, now)
    expect(event).toMatchObject({ uid: 'live-LV1@m.example.com', url: `${ORIGIN}/live-detail/LV1`, stamp: now })
    expect(event && calendarFile(event)).toContain('SUMMARY:备孕第一课\r\n')
  })

  test('lasts an hour if the live lecture has no end, and is missing if the live lecture has no start', () => {
    expect(liveEvent(live({ endTime: null }), ORIGIN, now)?.end).toBe(at('2026-11-20T20:30:00'))
    expect(liveEvent(live({ startTime: null }), ORIGIN, now)).toBeNull()
  })

  test('is shown as a text where files cannot be saved', () => {
    expect(liveReminder(live(), ORIGIN)).toBe(
      '直播：备孕第一课\n许安宁 示例医院 主任医师\n时间：2026-11-20 19:30–20:30\n观看：https://m.example.com/live-detail/LV1',
    )
  })
})
