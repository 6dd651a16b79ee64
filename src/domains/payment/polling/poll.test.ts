import { expect, test, vi } from 'vitest'
import { settle, reply, PollEnvironment } from '#tests/poll-environment.ts'
import { POLL_EVERY_MS, POLL_TRIES, type PollEnd, realClock, realPage, startPolling } from './poll.ts'

/** The specification's numbers. Every other test has a rhythm of its own, or takes the constants. */
test('[PAY-015] [PAY-016] [PAY-023] the order is requested at the specified interval, and only as often as specified', async () => {
  const environment = new PollEnvironment()
  environment.start({ every: POLL_EVERY_MS, tries: POLL_TRIES })
  await environment.advanceTime(499)
  expect(environment.times).toEqual([])
  await environment.advanceTime(1)
  expect(environment.times).toEqual([500])
  await environment.advanceTime(1499)
  expect(environment.times).toEqual([500, 1000, 1500])
  await environment.advanceTime(18_000)
  expect([environment.asks.length, environment.ends]).toEqual([39, []])
  await environment.advanceTime(1)
  expect([environment.asks.length, environment.ends]).toEqual([40, ['exhausted']])
  await environment.advanceTime(60_000)
  expect([environment.asks.length, environment.ends]).toEqual([40, ['exhausted']])
})

test('[PAY-016] the result of the last request is used', async () => {
  const environment = new PollEnvironment()
  environment.replies.push(reply('wait'), reply('done'))
  environment.start({ tries: 2 })
  await environment.advanceTime(5000)
  expect([environment.asks.length, environment.ends]).toEqual([2, ['done']])
})

test.each([
  ['done', 'done'],
  ['fail', 'fail'],
  ['error', 'error'],
] as const)(
  '[PAY-019] [PAY-021] [PAY-022] the answer %s ends the polling with the result %s, and only once',
  async (answer, end) => {
    const environment = new PollEnvironment()
    environment.replies.push(reply('wait'), reply(answer))
    const stop = environment.start()
    await environment.advanceTime(30_000)
    expect([environment.times, environment.ends]).toEqual([[500, 1000], [end]])
    await environment.setVisible(true)
    stop()
    await environment.advanceTime(5000)
    expect([environment.asks.length, environment.ends, environment.timers, environment.watchers.size]).toEqual([
      2,
      [end],
      0,
      0,
    ])
    expect(environment.asks[0]?.signal.aborted).toBe(true)
  },
)

test('[PAY-022] a request that throws synchronously ends the polling like a failed request', async () => {
  const ends: PollEnd[] = []
  let due: () => void = () => undefined
  startPolling({
    every: 500,
    tries: 40,
    clock: { after: (_ms, action) => ((due = action), () => undefined), now: () => 0 },
    page: { visible: () => true, watch: () => () => undefined },
    ask: () => {
      throw new Error('broken')
    },
    onEnd: (end) => void ends.push(end),
  })
  due()
  await settle()
  expect(ends).toEqual(['error'])
})

test('[PAY-017] [PAY-018] a slow answer never causes two requests at the same time', async () => {
  const environment = new PollEnvironment()
  environment.replies.push(reply('wait', 300), reply('wait', 500), reply('wait', 1200))
  environment.start()
  await environment.advanceTime(4000)
  // 500 +500 (answered after 300), +500 (after 500), +1200 (after 1200), then every 500.
  expect(environment.times).toEqual([500, 1000, 1500, 2700, 3200, 3700])
  expect(environment.mostInFlight).toBe(1)
})

test('[PAY-015] polling pauses while the page is hidden, and sends a request as soon as the page is visible', async () => {
  const environment = new PollEnvironment()
  environment.start()
  await environment.advanceTime(700)
  await environment.setVisible(false)
  expect(environment.timers).toBe(0)
  await environment.advanceTime(30_000)
  expect(environment.times).toEqual([500])
  await environment.setVisible(true)
  await environment.advanceTime(500)
  expect(environment.times).toEqual([500, 30_700, 31_200])
})

test('[PAY-015] polling that starts on a hidden page waits until the page is visible', async () => {
  const environment = new PollEnvironment()
  environment.visible = false
  environment.start()
  await environment.advanceTime(3000)
  expect(environment.times).toEqual([])
  await environment.setVisible(true)
  expect(environment.times).toEqual([3000])
})

test('[PAY-015] an answer that arrives while the page is hidden is used, and no timer is started', async () => {
  const environment = new PollEnvironment()
  environment.replies.push(reply('wait', 200), reply('done', 200))
  environment.start()
  await environment.advanceTime(600)
  await environment.setVisible(false)
  await environment.advanceTime(5000)
  expect([environment.times, environment.ends]).toEqual([[500], []])
  await environment.setVisible(true)
  await environment.setVisible(false)
  await environment.advanceTime(200)
  expect([environment.times, environment.ends]).toEqual([[500, 5600], ['done']])
})

test('[PAY-015] two visibility events of one page cause one request', async () => {
  const environment = new PollEnvironment()
  environment.replies.push(reply('wait', 600))
  environment.start()
  await environment.advanceTime(100)
  await environment.setVisible(true)
  await environment.setVisible(true)
  await environment.advanceTime(599)
  expect(environment.times).toEqual([100])
  await environment.advanceTime(1)
  expect(environment.times).toEqual([100, 700])
})

test('[PAY-015] while the page is visible, the only timer is for the next request', async () => {
  const environment = new PollEnvironment()
  environment.replies.push(reply('wait', 100))
  environment.start()
  await environment.advanceTime(200)
  await environment.setVisible(true)
  expect(environment.timers).toBe(2)
  await environment.advanceTime(100)
  expect([environment.times, environment.timers]).toEqual([[200], 1])
})

test('[PAY-015] while the page is hidden, no timer is started, even after an answer', async () => {
  const environment = new PollEnvironment()
  environment.visible = false
  environment.start()
  expect(environment.timers).toBe(0)
  environment.replies.push(reply('wait', 100))
  await environment.setVisible(true)
  await environment.setVisible(false)
  await environment.advanceTime(100)
  expect([environment.times, environment.timers]).toEqual([[0], 0])
})

test('the real clock calls its callback once, and the call can be cancelled', () => {
  vi.useFakeTimers()
  const called: string[] = []
  realClock.after(500, () => void called.push('kept'))
  const off = realClock.after(500, () => void called.push('off'))
  const began = realClock.now()
  off()
  vi.advanceTimersByTime(499)
  expect(called).toEqual([])
  vi.advanceTimersByTime(10_000)
  expect([called, realClock.now() - began]).toEqual([['kept'], 10_499])
  vi.useRealTimers()
})

test('[PAY-015] the real page reports its visibility, also from the back/forward cache, until the watch is stopped', () => {
  const [page, browser] = [new EventTarget(), new EventTarget()]
  const shown = Object.assign(page, { visibilityState: 'visible' })
  vi.stubGlobal('document', shown)
  vi.stubGlobal('window', browser)
  const seen: boolean[] = []
  const leave = realPage.watch(() => void seen.push(realPage.visible()))
  shown.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
  shown.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  browser.dispatchEvent(new Event('pageshow'))
  expect(seen).toEqual([false, true, true])
  leave()
  page.dispatchEvent(new Event('visibilitychange'))
  browser.dispatchEvent(new Event('pageshow'))
  expect(seen).toHaveLength(3)
  vi.unstubAllGlobals()
})

test('[PAY-055] stopped polling reports no end and sends no further request', async () => {
  const environment = new PollEnvironment()
  const stop = environment.start()
  await environment.advanceTime(1000)
  stop()
  expect(environment.timers).toBe(0)
  await environment.advanceTime(60_000)
  await environment.setVisible(false)
  await environment.setVisible(true)
  expect([environment.times, environment.ends, environment.timers, environment.watchers.size]).toEqual([
    [500, 1000],
    [],
    0,
    0,
  ])
})

test.each(['wait', 'done', 'fail', 'error'] as const)(
  '[PAY-055] an answer %s that arrives after polling was stopped is ignored, and its request is aborted',
  async (answer) => {
    const environment = new PollEnvironment()
    environment.replies.push(reply(answer, 1000))
    const stop = environment.start()
    await environment.advanceTime(600)
    expect(environment.asks[0]?.signal.aborted).toBe(false)
    stop()
    stop()
    expect(environment.asks[0]?.signal.aborted).toBe(true)
    await environment.advanceTime(10_000)
    expect([environment.asks.length, environment.ends]).toEqual([1, []])
  },
)

test('[PAY-015] if the clock jumps ahead, one request is sent, and not one for each missed interval', async () => {
  const environment = new PollEnvironment()
  environment.start()
  await environment.advanceTime(500)
  await environment.sleep(3_600_000)
  expect(environment.times).toEqual([500, 3_600_500])
  await environment.advanceTime(500)
  expect(environment.times).toEqual([500, 3_600_500, 3_601_000])
})

test('[PAY-015] if the clock jumps ahead during a request, the next request is sent immediately', async () => {
  const environment = new PollEnvironment()
  environment.replies.push(reply('wait', 100))
  environment.start()
  await environment.advanceTime(500)
  await environment.sleep(86_400_000)
  expect(environment.times).toEqual([500, 86_400_500])
})
