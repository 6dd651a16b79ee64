import { beforeEach, describe, expect, test, vi } from 'vitest'
import { downloadPdf, isPdf, percentOf } from './download.ts'
import { canRetry, kindOf, PdfFault } from './fault.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const FILE = '%PDF-1.4 and so on'

const asked: [input: string, init: RequestInit][] = []
let answer: (signal: AbortSignal) => Response | Promise<Response> = () => new Response(FILE)

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    asked.push([input, init])
    return answer(init.signal as AbortSignal)
  })
})

const read = async (options: Partial<Parameters<typeof downloadPdf>[1]> = {}) =>
  downloadPdf('https://m.example.com/a.pdf', {
    signal: new AbortController().signal,
    progress: () => undefined,
    trusted: () => true,
    ...options,
  })

const faultOf = async (options: Partial<Parameters<typeof downloadPdf>[1]> = {}) =>
  kindOf(await read(options).catch((error: unknown) => error))

/** A response in chunks, with the final address after redirects. */
function pieces(parts: string[], headers: Record<string, string> = {}, url = ''): Response {
  const body = new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(bytes(part))
      controller.close()
    },
  })
  const response = new Response(body, { headers })
  if (url) Object.defineProperty(response, 'url', { value: url })
  return response
}

describe('[REP-059] downloading a PDF file', () => {
  test('reports its progress, and sends no token, cookie or referrer', async () => {
    answer = () => pieces(['%PDF', '-1.4 ', 'abc'], { 'content-length': '12' })
    const told: (number | null)[] = []
    expect(new TextDecoder().decode(await read({ progress: (percent) => told.push(percent) }))).toBe('%PDF-1.4 abc')
    expect(told).toEqual([33, 75, 99])
    const [[, init] = ['', {}]] = asked
    expect([init.credentials, init.referrerPolicy, init.headers]).toEqual(['omit', 'no-referrer', undefined])
  })

  test.each<[Record<string, string>]>([[{}], [{ 'content-encoding': 'br', 'content-length': '5' }]])(
    'reports no percentage if the length cannot be used (%o)',
    async (headers) => {
      answer = () => pieces([FILE], headers)
      const told: (number | null)[] = []
      await read({ progress: (percent) => told.push(percent) })
      expect(told).toEqual([null])
    },
  )

  test('returns the file in a browser that cannot stream bodies', async () => {
    answer = () => {
      const response = new Response(FILE)
      Object.defineProperty(response, 'body', { value: null })
      return response
    }
    expect(new TextDecoder().decode(await read())).toBe(FILE)
  })
})

describe('[REP-059] the kind of a download error', () => {
  test.each([
    [404, 'missing'],
    [410, 'missing'],
    [500, 'network'],
    [403, 'network'],
  ])('for the HTTP status %i is %s', async (status, kind) => {
    answer = () => new Response('', { status })
    expect(await faultOf()).toBe(kind)
  })

  test('for a lost connection is network', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await faultOf()).toBe('network')
  })

  test('for a web page instead of a PDF is broken', async () => {
    answer = () => new Response('<!doctype html><title>登录网络</title>')
    expect(await faultOf()).toBe('broken')
  })

  test('for an answer from an untrusted host after a redirect is foreign', async () => {
    answer = () => pieces([FILE], {}, 'https://evil.com/a.pdf')
    const trusted = (address: string) => address.startsWith('https://m.example.com/')
    expect(await faultOf({ trusted })).toBe('foreign')
  })

  test('for a file that is too large for a phone is large', async () => {
    const piece = new Uint8Array(16 * 1024 * 1024)
    answer = () => new Response(new ReadableStream({ pull: (controller) => controller.enqueue(piece) }))
    expect(await faultOf()).toBe('large')
  })

  test('for half a minute without data is network', async () => {
    vi.useFakeTimers()
    answer = (signal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
    const fault = faultOf()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await fault).toBe('network')
  })

  test('for leaving the page, which aborts the request, is network', async () => {
    const leaving = new AbortController()
    answer = (signal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
    const fault = faultOf({ signal: leaving.signal })
    leaving.abort()
    expect(await fault).toBe('network')
    expect(asked[0]?.[1].signal?.aborted).toBe(true)
  })
})

test.each([
  ['%PDF-1.7', true],
  [`${' '.repeat(1000)}%PDF-1.7`, true],
  [`${' '.repeat(1024)}%PDF-1.7`, false],
  ['PDF', false],
  ['', false],
])('a file is recognized as a PDF by its first bytes (%#)', (text, pdf) => expect(isPdf(bytes(text))).toBe(pdf))

test.each([
  [0, 100, 0],
  [50, 100, 50],
  [100, 100, 99],
  [500, 100, 99],
  [5, 0, null],
])('a download of %i of %i bytes shows the progress %j', (loaded, total, percent) =>
  expect(percentOf(loaded, total)).toBe(percent),
)

test('a retry is shown only for errors that a retry can solve', () => {
  expect((['network', 'missing', 'broken', 'viewer', 'locked', 'large', 'foreign'] as const).map(canRetry)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ])
  expect([kindOf(new PdfFault('locked')), kindOf(new Error('x'))]).toEqual(['locked', 'broken'])
})
