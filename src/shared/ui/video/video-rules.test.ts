import { describe, expect, test } from 'vitest'
import { canRetry, clockText, faultTexts, isVideo, isStream, MAX_POSITIONS, withPosition } from './video-rules.ts'

test.each([
  ['https://v.example.com/a.mp4', true],
  ['/resources/lecture/a.mp4', true],
  ['http://v.example.com/a.mp4', false],
  ['//v.example.com/a.mp4', false],
  ['/\\v.example.com/a.mp4', false],
  ['javascript:alert(1)', false],
  ['data:video/mp4;base64,AA', false],
  ['a.mp4', false],
  ['', false],
])('[ADD-010] the address %j is a video: %s', (address, taken) => expect(isVideo(address)).toBe(taken))

test.each([
  ['/a/live.m3u8', true],
  ['https://v.example.com/live.M3U8?sign=1', true],
  ['/a.mp4', false],
  ['/a.mp4?x=.m3u8z', false],
])('the address %s is a stream: %s', (address, stream) => expect(isStream(address)).toBe(stream))

test.each([
  [-1, '00:00'],
  [0, '00:00'],
  [59.9, '00:59'],
  [754, '12:34'],
  [3600, '1:00:00'],
  [3723, '1:02:03'],
])('the video time of %d seconds is shown as %s', (second, text) => expect(clockText(second)).toBe(text))

describe('[ADD-010] the position in a video that is resumed', () => {
  const other = { name: 'lecture-LC2', second: 40 }

  test.each([
    [0, 600, false],
    [2, 600, false],
    [3, 600, true],
    [587, 600, true],
    [588, 600, false],
    [600, 600, false],
    [7, 10, true],
    [8, 10, false],
    [3, Number.NaN, true],
    [3, Infinity, true],
  ])('is stored at second %d of a video of %d seconds: %s', (second, duration, kept) => {
    const place = { name: 'lecture-LC1', second }
    expect(withPosition([{ name: 'lecture-LC1', second: 5 }, other], place, duration)).toEqual(
      kept ? [place, other] : [other],
    )
  })

  test(`is kept for the last ${MAX_POSITIONS} videos`, () => {
    const many = Array.from({ length: MAX_POSITIONS }, (_, index) => ({ name: `v${index}`, second: 9 }))
    const kept = withPosition(many, other, 600)
    expect(kept).toHaveLength(MAX_POSITIONS)
    expect(kept[0]).toEqual(other)
    expect(kept.at(-1)?.name).toBe('v48')
  })
})

test('every video error has a text, and a retry if a retry can help', () => {
  const faults = ['missing', 'failed', 'offline', 'unsupported'] as const
  expect(faults.filter(canRetry)).toEqual(['failed', 'offline'])
  expect(faults.map((fault) => faultTexts[fault])).toEqual(expect.arrayContaining(['视频没有加载成功，请重试']))
})
