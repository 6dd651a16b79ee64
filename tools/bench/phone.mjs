// A mid-range phone in Chromium: a small screen with many pixels per inch, a slow processor, a mobile network.
import { chromium } from 'playwright'
import { setTimeout as sleep } from 'node:timers/promises'

export const CPU = 4

const mbit = (amount) => (amount * 1_000_000) / 8

/** Round trip in ms, bandwidth in bytes per second. */
export const networks = {
  slow4g: { name: 'slow 4G', latency: 150, downloadThroughput: mbit(1.6), uploadThroughput: mbit(0.75) },
  fast4g: { name: 'fast 4G', latency: 60, downloadThroughput: mbit(9), uploadThroughput: mbit(1.5) },
}

/**
 * While an inspector is attached, V8 looks up the source position of each new Error, for which it parses all of
 * react-dom again. This takes 50 ms on the slowed phone, and never happens for a real user. With this flag, V8 knows
 * the positions at once.
 */
const PLACES = '--js-flags=--no-enable-lazy-source-positions'

/**
 * `trust`: the hashes of the servers' certificates, separated by commas. With a trusted certificate, the browser caches
 * files as in production.
 */
export const launch = (executablePath, trust, more = []) =>
  chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--ignore-certificate-errors-spki-list=${trust}`,
      PLACES,
      ...more,
    ],
  })

export const newPhone = (browser) =>
  browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true })

/** Signs in the pages that a page or a context opens. */
export const signIn = (opener, token) =>
  opener.addInitScript((own) => localStorage.setItem('app:session', JSON.stringify({ token: own })), token)

/** A page of the parts with much data, without a network's delays; `slow` slows its CPU or restores the full speed. */
export async function newPartPage(browser) {
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const slow = (rate = CPU) => session.send('Emulation.setCPUThrottlingRate', { rate })
  return { context, page, session, slow }
}

/** A page on a network; `traffic` has its pending requests and its errors. */
export async function newPage(context, server, network) {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  server.setRoundTrip(network?.latency ?? 0)
  await session.send('Network.enable')
  if (network) await session.send('Network.emulateNetworkConditions', { offline: false, ...network })
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU })
  await session.send('Performance.enable')
  const traffic = { open: new Set(), last: Date.now(), faults: [] }
  const change = () => (traffic.last = Date.now())
  page.on('request', (request) => change() && traffic.open.add(request))
  page.on('requestfinished', (request) => change() && traffic.open.delete(request))
  page.on('requestfailed', (request) => {
    change()
    traffic.open.delete(request)
    traffic.faults.push(request.url())
  })
  page.on('response', (response) => response.status() >= 400 && traffic.faults.push(response.url()))
  page.on('pageerror', (error) => traffic.faults.push(error.message))
  return { page, session, traffic }
}

/** Evaluates without Playwright's own script in the page, which would cost time there. */
export async function ask({ session }, expression) {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    returnByValue: true,
    awaitPromise: true,
  })
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
  return result.value
}

const QUIET_MS = 800
const PATIENCE_MS = 60_000

/** Waits until an expression is true, and then until there has been neither a request nor a long task for a while. */
export async function calm(opened, expression = 'true') {
  const { traffic } = opened
  const until = Date.now() + PATIENCE_MS
  while (Date.now() < until) {
    await sleep(100)
    if (traffic.open.size > 0 || Date.now() - traffic.last < QUIET_MS) continue
    if (await ask(opened, `Boolean(${expression}) && performance.now() - (window.bench?.busyUntil ?? 0) > ${QUIET_MS}`))
      return
  }
  throw new Error(`not calm: ${expression}; pending ${[...traffic.open].map((request) => request.url()).join(' ')}`)
}

/** Resolves when the page reports that its content is usable. Call it before the page loads. */
export async function whenUsable({ session }) {
  await session.send('Runtime.enable')
  await session.send('Runtime.addBinding', { name: 'reportUsable' })
  return { usable: new Promise((resolve) => session.once('Runtime.bindingCalled', resolve)) }
}

/** The ms for which the main thread has worked. */
export async function busy({ session }) {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}
