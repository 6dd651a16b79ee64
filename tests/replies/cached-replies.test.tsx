import { getResponse, http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, NOW, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers } from '#tests/request-handlers.ts'

/** Screens whose sale, hold or sign-up depends on the clock. Every reply comes from a cache. */

const HOUR_MS = 3_600_000
/** The Date header of replies that a cache has stored for a day. */
const OLD_DATE = { date: new Date(NOW - 24 * HOUR_MS).toUTCString() }

const event = { id: 'E9', title: '讲座', startTime: NOW - HOUR_MS, endTime: NOW + HOUR_MS }

// The phone's own clock is right.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
afterEach(() => void vi.useRealTimers())

/** Opens an address. Every reply has these headers. @returns the text on the screen. */
async function readScreen(address: string, headers: Record<string, string>): Promise<string> {
  const backend = withHandlers(newBackend(), jsonHandler('get', 'mall-registration-events/E9', event))
  const keepingHandler = http.all('*', async ({ request }) => {
    const reply = await getResponse(backend.handlers, request)
    const all = { ...Object.fromEntries(reply?.headers ?? []), ...headers }
    return new HttpResponse(await reply?.text(), { status: reply?.status ?? 404, headers: all })
  })
  const app = await renderRoute(address, { as: 'member', backend: withHandlers(backend, keepingHandler) })
  await app.sees(/./)
  await quiet()
  const text = document.querySelector('main')?.textContent ?? ''
  app.view.unmount()
  return text
}

test.each([
  ['a running sale', '/commodity-detail/G008', '距结束 05:00:00'],
  ['an unpaid reservation of a visit', '/reservation-inquiry?id=RV202', '待支付10:00'],
  ['an event that is open for registration', '/sign-form?id=E9', '提交报名'],
])(
  'the page of %s shows the state of the current time, even if every reply is cached and has yesterday’s Date',
  async (_what, address, words) => {
    expect(await readScreen(address, { ...OLD_DATE, age: '86400' })).toContain(words)
    // Without the header `age`, the app takes yesterday's Date for the current time, so the page shows another state.
    expect(await readScreen(address, OLD_DATE)).not.toContain(words)
  },
)
