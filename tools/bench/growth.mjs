// Part of npm run bench: screens with 100, 1,000 and 10,000 entries on a CPU slowed 4×, without a network's delays. If
// a figure is the same for all sizes, only the entries near the viewport are rendered; if it grows, it depends on the
// amount of data that the screen reads.
import { newPartPage, signIn } from './phone.mjs'
import { step, watchTasks } from './step.mjs'

const SIZES = [100, 1000, 10_000]
/** The speed of a fast finger, in px per frame. */
const SPEED = 40
const FRAMES = 120
const REPORT = '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT'

const entries = (call) => (n) => `entries:${call}=${n}`
const many = (knob) => (n) => `${knob}:${n}`
const type = (text) => (page) => page.getByRole('searchbox').fill(text)

/**
 * Each screen: its address, the persona, the knob that sets the number of entries, the selector of an entry, and the
 * main action.
 */
const screens = [
  { name: 'goods', at: '/commodity', knobs: many('goods'), entry: '.goods-grid img' },
  {
    name: 'search',
    at: '/commodity-search/all?q=基因',
    knobs: many('goods'),
    entry: '.goods-grid img',
    act: type('基'),
  },
  { name: 'orders', at: '/my-order/ALL', as: 'rich', knobs: entries('order.mine'), entry: 'main [role="listitem"]' },
  {
    name: 'report items',
    at: `${REPORT}/common-disease-list/COMMON_DISEASES`,
    knobs: many('items'),
    entry: '.item-row',
    act: type('心'),
  },
  { name: 'messages', at: '/my-message', as: 'rich', knobs: entries('message.list'), entry: '.message-row' },
  {
    name: 'wallet',
    at: '/my-wallet',
    as: 'salesman',
    knobs: entries('wallet.details'),
    entry: 'main [role="listitem"]',
  },
  {
    name: 'coupons',
    at: '/my-coupon/UNCLAIMED',
    as: 'member',
    knobs: entries('coupon.accessible'),
    entry: '.coupon-list li',
  },
  {
    name: 'visitors',
    at: '/customer-visitors/NEWS',
    as: 'salesman',
    knobs: many('visitors'),
    entry: 'main [role="listitem"]',
    act: type('何春'),
  },
  {
    name: 'statistics',
    at: '/customer-visitors/NEWS?view=stats',
    as: 'salesman',
    knobs: many('visitors'),
    entry: '.stats-numbers',
    act: (page) => page.getByRole('link', { name: '近 30 天', exact: true }).click(),
  },
  { name: 'relatives', at: '/my-pedigree/list', as: 'rich', knobs: many('relatives'), entry: '.family-row' },
  {
    name: 'family tree',
    at: '/my-pedigree/family',
    as: 'rich',
    knobs: many('relatives'),
    entry: '.tree-card',
    act: (page) => page.getByRole('button', { name: '全部展开' }).click(),
  },
]

/** Scrolls frame by frame, and measures the share of dropped frames. */
const scrolled = (page) =>
  page.evaluate(
    ([speed, frames]) =>
      new Promise((resolve) => {
        const gaps = []
        let last = 0
        const onFrame = (now) => {
          if (last > 0) gaps.push(now - last)
          last = now
          window.scrollBy(0, speed)
          if (gaps.length < frames) return requestAnimationFrame(onFrame)
          const missed = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / (1000 / 60)) - 1), 0)
          resolve(missed / (missed + gaps.length))
        }
        requestAnimationFrame(onFrame)
      }),
    [SPEED, FRAMES],
  )

async function sizes(session) {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return { nodes: of('Nodes'), heap: of('JSHeapUsedSize') / 1024 / 1024 }
}

async function measure(browser, { origin, backend }, { at, as, knobs, entry, act }, count) {
  backend.setKnobs(knobs(count))
  const { context, page, session, slow } = await newPartPage(browser)
  page.setDefaultTimeout(120_000)
  await session.send('Performance.enable')
  await page.addInitScript(watchTasks)
  if (as) await signIn(page, backend.tokenFor(as))
  await slow()
  try {
    await page.goto(origin + at, { waitUntil: 'commit' })
    await page.locator(entry).first().waitFor()
    const painted = await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    await page.waitForLoadState('networkidle')
    const longest = Math.max(0, ...(await page.evaluate(() => window.tasks)))
    const acted = act ? (await step(page, '', () => act(page))).longest : null
    return { painted, longest, acted, dropped: await scrolled(page), ...(await sizes(session)) }
  } finally {
    await context.close()
    backend.setKnobs('')
  }
}

const HEAD = [
  'Growth',
  'First paint ms',
  'Longest task ms',
  'Longest of its action ms',
  'Dropped frames',
  'DOM nodes',
  'Heap MB',
]

export async function benchGrowth(browser, server, { wants }) {
  if (!wants('growth')) return []
  server.setRoundTrip(0)
  const rows = []
  for (const one of screens)
    for (const count of SIZES) {
      const { painted, longest, acted, dropped, nodes, heap } = await measure(browser, server, one, count)
      rows.push([
        `${one.name}, ${count.toLocaleString('en')}`,
        painted.toFixed(0),
        longest.toFixed(0),
        acted?.toFixed(0) ?? '',
        `${(dropped * 100).toFixed(0)} %`,
        String(nodes),
        heap.toFixed(1),
      ])
      console.error(rows.at(-1).join(' | '))
    }
  return [{ head: HEAD, rows }]
}
