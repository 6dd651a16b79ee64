import { beforeEach, expect, test, vi } from 'vitest'
import { STALLED_MS, repeatStalledSeeks } from './stalled-seeks.ts'

/** A video that records its seeks. A seek ends only when the test ends it. */
class Video extends EventTarget {
  seeking = false
  jumps: number[] = []
  #at = 0
  readonly buffered: TimeRanges
  constructor(start: number, end: number) {
    super()
    this.buffered = { length: 1, start: () => start, end: () => end }
  }
  get currentTime() {
    return this.#at
  }
  set currentTime(to: number) {
    this.#at = to
    this.jumps.push(to)
    this.seeking = true
    this.dispatchEvent(new Event('seeking'))
  }
  arrive() {
    this.seeking = false
    this.dispatchEvent(new Event('seeked'))
  }
}

beforeEach(() => void vi.useFakeTimers())

test('a seek to a loaded position that does not finish is repeated until it finishes', () => {
  const video = new Video(3, 9)
  repeatStalledSeeks(video)
  video.currentTime = 4
  vi.advanceTimersByTime(STALLED_MS - 1)
  expect(video.jumps).toEqual([4])
  vi.advanceTimersByTime(1)
  expect(video.jumps).toEqual([4, 4.05])
  vi.advanceTimersByTime(STALLED_MS)
  expect(video.jumps).toHaveLength(3)
  video.arrive()
  vi.advanceTimersByTime(STALLED_MS * 5)
  expect(video.jumps).toHaveLength(3)
})

test('a seek that finishes, or whose position is still loading, is not repeated', () => {
  const video = new Video(3, 9)
  repeatStalledSeeks(video)
  video.currentTime = 4
  video.arrive()
  video.currentTime = 9
  vi.advanceTimersByTime(STALLED_MS * 5)
  expect(video.jumps).toEqual([4, 9])
})

test('after the repetition has been stopped, no seek is repeated', () => {
  const video = new Video(3, 9)
  const stop = repeatStalledSeeks(video)
  video.currentTime = 4
  stop()
  vi.advanceTimersByTime(STALLED_MS * 5)
  video.currentTime = 5
  vi.advanceTimersByTime(STALLED_MS * 5)
  expect(video.jumps).toEqual([4, 5])
})
