import { describe, expect, test, vi } from 'vitest'
import { recoverFromStaleChunk } from './chunk-recovery.ts'

describe('[API-025] after a deploy, if a chunk is missing', () => {
  const MINUTE = 60_000
  const NOW = 1_800_000_000_000

  test('the page is reloaded at most once a minute', () => {
    const assign = vi.fn<(url: string) => void>()
    expect(recoverFromStaleChunk('/my-main', assign, NOW)).toBe(true)
    expect(recoverFromStaleChunk('/my-main', assign, NOW + MINUTE - 1)).toBe(false)
    expect(assign.mock.calls).toEqual([['/my-main']])
    expect(recoverFromStaleChunk('/Home/hot', assign, NOW + MINUTE)).toBe(true)
    expect(assign.mock.calls).toEqual([['/my-main'], ['/Home/hot']])
    expect(recoverFromStaleChunk('/Home/hot', assign, NOW + MINUTE + 1)).toBe(false)
  })
})
