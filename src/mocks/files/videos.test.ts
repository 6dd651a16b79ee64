import { describe, expect, test } from 'vitest'
import { video, spanOf } from './videos.ts'

const asked = (name: string, range?: string) =>
  video(new Request(`https://m.example.com/${name}`, { headers: range ? { range } : {} }), name)

test.each([
  ['bytes=0-1', { from: 0, to: 1 }],
  ['bytes=2-', { from: 2, to: 9 }],
  ['bytes=2-99', { from: 2, to: 9 }],
  ['bytes=-3', { from: 7, to: 9 }],
  ['bytes=-30', { from: 0, to: 9 }],
  ['bytes=10-', 'none'],
  ['bytes=5-4', 'none'],
  ['bytes=-', null],
  ['bytes=0-1,4-5', null],
  ['lines=0-1', null],
  [null, null],
])('the range header %j of a file of ten bytes selects the bytes %j', (header, span) =>
  expect(spanOf(header, 10)).toEqual(span),
)

describe('the video files of the mock backend', () => {
  test('are answered with 206 and the position if a range is requested', async () => {
    const whole = await asked('sample.mp4')
    const length = Number(whole.headers.get('content-length'))
    expect(whole.status).toBe(200)
    expect(length).toBeGreaterThan(10_000)
    expect(length).toBeLessThan(60_000)
    const piece = await asked('sample.mp4', 'bytes=4-11')
    expect(piece.status).toBe(206)
    expect(piece.headers.get('content-range')).toBe(`bytes 4-11/${length}`)
    expect(await piece.text()).toMatch(/^ftyp/)
  })

  test('are refused for bytes beyond the end, and an unknown file gives 404', async () => {
    expect((await asked('sample.mp4', 'bytes=9999999-')).status).toBe(416)
    expect((await asked('nothing.mp4')).status).toBe(404)
  })

  test.each(['part0.ts', 'part1.ts', 'part2.ts'])(
    'include the file %s of the stream, which consists of whole packets',
    async (name) => {
      const bytes = new Uint8Array(await (await asked(name)).arrayBuffer())
      expect(bytes[0]).toBe(0x47)
      expect(bytes.length % 188).toBe(0)
    },
  )
})
