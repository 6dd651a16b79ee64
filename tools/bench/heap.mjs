// Part of npm run bench: the memory that stays in use after many screens in one page load.
import { setTimeout as sleep } from 'node:timers/promises'
import { ask, launch, newPage, newPhone, signIn } from './phone.mjs'

const SCREENS = [
  '/Home/hot',
  '/commodity',
  '/commodity-detail/G001',
  '/commodity-detail/G007',
  '/commodity-search/all',
  '/my-main',
  '/my-order/ALL',
  '/order-detail/O705',
  '/my-coupon/HASUSED',
  '/my-invoices',
  '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT',
  '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT/common-disease-list/COMMON_DISEASES',
  '/my-message',
  '/explore',
  '/article/A1',
  '/my-pedigree/family',
  '/obstetric-qa',
  '/my-insurance-claims',
  '/health-records/MEDICAL_EXAMINATION_REPORT',
  '/my-schedule',
]
const ROUNDS = 10
const QUIET_MS = 150
const PATIENCE_MS = 30_000

/** Navigates as the Back button does: without a page load. */
const go = (address, count) =>
  `history.pushState({ usr: null, key: 'bench-${count}', idx: ${count} }, '', '${address}')
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))`

const SHOWN = `document.querySelector('main h1') !== null && document.querySelector('[aria-label="加载中"]') === null`

async function shown(opened, address) {
  const { traffic } = opened
  const until = Date.now() + PATIENCE_MS
  while (Date.now() < until) {
    await sleep(50)
    const idle = traffic.open.size === 0 && Date.now() - traffic.last > QUIET_MS
    if (idle && (await ask(opened, SHOWN))) return
  }
  throw new Error(`${address} was not shown`)
}

async function measure({ session }) {
  // The collection runs twice: the second run frees objects that the first run has released.
  for (let time = 0; time < 2; time += 1) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { metrics } = await session.send('Performance.getMetrics')
  return { heap: usedSize / 1024 / 1024, nodes: metrics.find(({ name }) => name === 'Nodes')?.value ?? 0 }
}

/** Runs in a separate browser without JIT: V8's machine code grows for a long time and would look like a leak. */
export async function benchHeap(_, server, { wants, executablePath }) {
  if (!wants('heap')) return []
  const browser = await launch(executablePath, server.trust, ['--js-flags=--jitless'])
  const context = await newPhone(browser)
  await signIn(context, server.backend.tokenFor('rich'))
  const opened = await newPage(context, server, null)
  await opened.session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await opened.page.goto(server.origin + SCREENS[0])
  await shown(opened, SCREENS[0])
  const rounds = []
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, address] of SCREENS.entries()) {
      await ask(opened, go(address, 1 + round * SCREENS.length + index))
      await shown(opened, address)
    }
    rounds.push(await measure(opened))
    console.error(`${round + 1}/${ROUNDS} heap: ${rounds[round].heap.toFixed(1)} MB, ${rounds[round].nodes} nodes`)
  }
  await browser.close()
  const first = rounds[0]
  const last = rounds.at(-1)
  const row = (name, key, digits, unit) => [
    name,
    `${first[key].toFixed(digits)}${unit}`,
    `${last[key].toFixed(digits)}${unit}`,
    `${(last[key] / first[key]).toFixed(2)}×`,
  ]
  return [
    {
      head: ['Memory', `After ${SCREENS.length} screens`, `After ${SCREENS.length * ROUNDS}`, 'Ratio'],
      rows: [row('JS heap after GC', 'heap', 1, ' MB'), row('DOM nodes', 'nodes', 0, '')],
    },
  ]
}
