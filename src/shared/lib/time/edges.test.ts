import { expect, test } from 'vitest'
import type { EdgeTime } from './instant.ts'
import { UNREADABLE } from '../unreadable.ts'
import { isMadeSince, MINUTE_SLACK_MS, nextEdge, windowEdges } from './edges.ts'

const span = (startTime: number | null, endTime: number | null) => ({ startTime, endTime })

test('the two edges of a time window are its start and the millisecond after its end', () => {
  expect(windowEdges(span(3, 9))).toEqual([3, 10])
  expect(windowEdges(span(null, null))).toEqual([null, null])
})

test.each([
  [[], 5, null],
  [[null, undefined, span(null, null)], 5, null],
  [[span(5, null)], 5, null],
  [[span(5, null)], 4, 5],
  [[span(3, 9)], 5, 10],
  [[span(3, 9)], 9, 10],
  [[span(3, 9)], 10, null],
  [[span(9, null), null, span(7, 30), span(3, 3)], 5, 7],
])('for the time windows %j, after the time %d, the next edge is %s', (spans, now, next) =>
  expect(nextEdge(spans, now)).toBe(next),
)

test.each<[EdgeTime, boolean, boolean]>([
  [100_000, true, true],
  [90_000, true, true],
  [85_000, true, true],
  [84_999, false, true],
  [30_000, false, true],
  [29_999, false, false],
  [null, false, false],
  [UNREADABLE, false, false],
])(
  'an object created at %s can come from a request sent at 90000: %s; with a minute of tolerance: %s',
  (made, usual, minute) =>
    expect([isMadeSince(made, 90_000), isMadeSince(made, 90_000, MINUTE_SLACK_MS)]).toEqual([usual, minute]),
)
