import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { config } from '#/config.ts'
import { ApiError } from '#/shared/api/errors.ts'
import { errorReport, reportCaught, reportErrors, scrub } from './report-errors.ts'
import { sendReport } from './send-report.ts'
import type { AppRouter } from './router.tsx'
import { countViews } from './statistics.ts'

const beacon = vi.fn<(url: string, text: string) => boolean>(() => true)

beforeEach(() => {
  beacon.mockReset()
  vi.stubGlobal('navigator', { sendBeacon: beacon })
  vi.stubGlobal('document', { querySelector: () => ({ content: '1.2.0-0f3a9c21' }) })
})

describe('[BUILD-005] the privacy filter for error reports', () => {
  test.each([
    ['13812345678', '…'],
    ['call 13812345678 now', 'call … now'],
    ['440304196203150019', '…'],
    ['44030419620315001X', '…'],
    ['44030419620315001x end', '… end'],
    ['44030419620315001 end', '… end'],
    ['code 123456', 'code …'],
    ['code 12345', 'code 12345'],
    [
      'at (https://m.example.com/assets/vendor-a1.js:1:123456)',
      'at (https://m.example.com/assets/vendor-a1.js:1:123456)',
    ],
    ['Bearer abc.def-ghi failed', 'Bearer … failed'],
    ['bearer   abc', 'Bearer …'],
    ['GET /a?mobile=1&name=李 failed', 'GET /a?… failed'],
    ['at (https://m.example.com/x.js?v=1:2:3)', 'at (https://m.example.com/x.js?…)'],
    ["'/a?b=1'", "'/a?…'"],
    ['/parent-page/LB2026000001/PKG-ADULT here', '/parent-page/… here'],
    ['/share-report/R1', '/share-report/…'],
    ['/add-patient/P201', '/add-patient/…'],
    ['/bind-second-step/S1/%E5/P1)', '/bind-second-step/…)'],
    ['/Home/hot', '/Home/hot'],
  ])('reduces the text %s to %s', (text, left) => expect(scrub(text)).toBe(left))

  test('shortens a text to 2000 characters', () => expect(scrub('x'.repeat(3000))).toBe('x'.repeat(2000)))

  test('limits a report to the message, the stack and the pattern of the address', () => {
    const error = new Error('no 13812345678')
    error.stack = 'Error: no 13812345678\n at /parent-page/S1/P1'
    expect(errorReport(error, '/order-detail/:id')).toEqual({
      message: 'no …',
      stack: 'Error: no …\n at /parent-page/…',
      address: '/order-detail/:id',
      build: '生命密码健康',
    })
    expect(errorReport(Object.assign(new Error('x'), { stack: undefined }), '*')).toMatchObject({ stack: '' })
    for (const [thrown, message] of [
      ['13812345678', '…'],
      [undefined, 'undefined'],
      [{ a: 1 }, '[object Object]'],
    ] as const)
      expect(errorReport(thrown, '*')).toEqual({ message, stack: '', address: '*', build: '生命密码健康' })
  })
})

describe('[BUILD-005] [BUILD-006] sending an error report', () => {
  test('posts it to the configured address, once, with the release of the page', () => {
    sendReport('https://errors.example.com', { message: 'm' })
    expect(beacon.mock.calls).toEqual([['https://errors.example.com', '{"message":"m","release":"1.2.0-0f3a9c21"}']])
  })

  test('does nothing if no address is configured', () => {
    sendReport('', { message: 'm' })
    expect(beacon).not.toHaveBeenCalled()
  })

  test('throws no exception if the request fails', () => {
    beacon.mockImplementation(() => {
      throw new Error('refused')
    })
    expect(() => sendReport('https://errors.example.com', {})).not.toThrow()
    vi.stubGlobal('navigator', {})
    expect(() => sendReport('https://errors.example.com', {})).not.toThrow()
  })
})

describe('[BUILD-005] the errors that are reported', () => {
  const router = { state: { matches: [{ route: { handle: { path: '/Home/:tab' } } }] } } as unknown as AppRouter
  const told = () => beacon.mock.calls.map(([url, text]) => [url, JSON.parse(text)])
  const report = (message: string) => [
    'https://errors.example.com',
    { message, stack: '', address: '/Home/:tab', build: '生命密码健康', release: '1.2.0-0f3a9c21' },
  ]
  const page = new EventTarget()
  const tolerated = vi.fn<(router: AppRouter, url: string) => void>()

  beforeEach(() => {
    config.errorReportUrl = 'https://errors.example.com'
    vi.doMock('./schema-drift.ts', () => ({ reportSchemaDrift: tolerated }))
  })
  afterEach(() => {
    config.errorReportUrl = ''
    vi.doUnmock('./schema-drift.ts')
  })

  test('include an error that a screen shows, once, and do not include a refusal by the server', () => {
    reportCaught('broken', router)
    reportCaught(new ApiError('not-found', '未找到', 404, false), router)
    expect(told()).toEqual([report('broken')])
  })

  test('include uncaught errors and rejections, with the address pattern of their screen', async () => {
    vi.stubGlobal('window', page)
    reportErrors(router)
    page.dispatchEvent(Object.assign(new Event('error'), { error: 'thrown', message: 'Uncaught thrown' }))
    page.dispatchEvent(Object.assign(new Event('error'), { error: null, message: 'Script error.' }))
    page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'refused' }))
    expect(told()).toEqual([report('thrown'), report('Script error.'), report('refused')])
    await vi.dynamicImportSettled()
  })

  test.each([
    ['https://errors.example.com', 1],
    ['', 0],
  ])('with the collector address “%s”, schema drift is observed %i times', async (url, times) => {
    vi.stubGlobal('window', page)
    config.errorReportUrl = url
    tolerated.mockClear()
    reportErrors(router)
    await vi.dynamicImportSettled()
    expect(tolerated.mock.calls).toEqual(Array.from({ length: times }, () => [router, url]))
  })
})

test('[BUILD-006] each completed navigation is counted as one view of its address pattern', () => {
  const listeners: (() => void)[] = []
  const matches: { route: { handle?: { path: string } } }[] = [{ route: { handle: { path: '/Home/:tab' } } }]
  const state = { location: { pathname: '/Home/hot' }, navigation: { state: 'idle' }, matches }
  const router = { state, subscribe: (listener: () => void) => void listeners.push(listener) } as unknown as AppRouter
  const go = (pathname: string, path: string | null, navigation = 'idle') => {
    state.location = { pathname }
    state.navigation = { state: navigation }
    state.matches = [{ route: path ? { handle: { path } } : {} }]
    for (const listener of listeners) listener()
  }
  countViews(router, 'https://stat.example.com')
  go('/Home/hot', '/Home/:tab')
  go('/order-detail/O1', '/order-detail/:id', 'loading')
  go('/order-detail/O1', '/order-detail/:id')
  go('/order-detail/O1', '/order-detail/:id')
  go('/nowhere', null)
  expect(beacon.mock.calls).toEqual(
    ['/Home/:tab', '/order-detail/:id', '*'].map((address) => [
      'https://stat.example.com',
      JSON.stringify({ event: 'page-view', address, release: '1.2.0-0f3a9c21' }),
    ]),
  )
})

test('[BUILD-006] without a collector address, no view is counted', () => {
  const state = { location: { pathname: '/a' }, navigation: { state: 'idle' }, matches: [] }
  countViews({ state, subscribe: () => undefined } as unknown as AppRouter)
  expect(beacon).not.toHaveBeenCalled()
})
