// Part of npm run bench: the main taps of the product on a CPU slowed 4×, from the finger to the next paint, as the
// browser's Event Timing reports it. The network adds no delay, because the screen must react to a tap before its calls
// are answered.
import { setTimeout as sleep } from 'node:timers/promises'
import { newPartPage, signIn } from './phone.mjs'
import { marked } from './goals.mjs'
import { inQuiet } from './quiet-machine.mjs'

const TIMES = 5
const TOUCH_MS = 60
/** Event Timing reports no shorter events; it rounds to 8 ms. */
const LEAST_MS = 16
const PATIENCE_MS = 15_000
const REPORT = '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT'
const ITEMS = `${REPORT}/common-disease-list/COMMON_DISEASES`

const button = (name) => (page) => page.getByRole('button', { name }).first()
const css = (selector) => (page) => page.locator(selector).first()

/** Each tap: its name, the address of its screen, its target, the persona, and the steps before it. */
const taps = [
  { name: 'tab', at: '/Home/hot', target: css('.tab-bar a:last-child') },
  { name: 'goods', at: '/Home/hot', target: css('.goods-grid a[href^="/commodity-detail/"]') },
  { name: 'specification', at: '/commodity-detail/G001', target: button(/^规格/) },
  { name: 'buy', at: '/commodity-detail/G001', target: button('立即购买') },
  { name: 'submit', at: '/order-info/G001?number=1', as: 'member', target: button('提交订单') },
  {
    name: 'pay',
    at: '/order-detail/O301',
    as: 'unpaid',
    before: (page) => page.getByRole('button', { name: /支付/ }).first().click(),
    target: button(/^确认支付/),
  },
  { name: 'filter', at: ITEMS, target: (page) => page.getByRole('switch', { name: '显示全部' }) },
  {
    name: 'next page',
    at: '/my-pedigree/invitations',
    as: 'reported',
    knobs: 'entries:family.received=100',
    target: button('查看更多'),
  },
  { name: 'report item', at: ITEMS, target: css('.item-row') },
  { name: 'category', at: REPORT, target: css('a.tile') },
  { name: 'save', at: '/order-create-receiving-address-form', as: 'member', target: button('保存') },
  { name: 'sign-in', at: '/integral-mall', as: 'rich', target: css('a[href="/my-sign"]') },
  {
    name: 'send code',
    at: '/login',
    before: (page) =>
      page
        .getByLabel(/手机号/)
        .first()
        .fill('13800000002'),
    target: button('获取验证码'),
  },
  { name: 'tree zoom', at: '/my-pedigree/family', as: 'rich', knobs: 'relatives:60', target: button('放大') },
  {
    name: 'statistics period',
    at: '/customer-visitors/NEWS?view=stats',
    as: 'salesman',
    target: (page) => page.getByRole('link', { name: '近 30 天' }),
  },
  { name: 'message', at: '/my-message', as: 'rich', target: css('a.message-row') },
  { name: 'article', at: '/explore', target: css('a.article-row') },
  { name: 'coupon', at: '/my-coupon/UNCLAIMED', as: 'member', target: button('领取') },
  { name: 'back', at: '/commodity-detail/G001', target: button('返回') },
  { name: 'sheet', at: '/order-info/G001?number=1', as: 'member', target: css('.address-card') },
]

/** Runs in the page before its own scripts: collects the events of a tap with their durations and their work. */
function watchTaps(least) {
  window.taps = []
  new PerformanceObserver((list) =>
    list.getEntries().forEach(({ name, duration, startTime, processingStart, processingEnd }) =>
      window.taps.push({
        name,
        duration,
        waited: processingStart - startTime,
        worked: processingEnd - processingStart,
      }),
    ),
  ).observe({ type: 'event', durationThreshold: least })
}

async function calm(page) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 })))
}

/** The ms of one tap, and the event that took longest. */
async function tap(page, session, target) {
  await target.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await target.boundingBox()
  await page.evaluate(() => (window.taps = []))
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await sleep(TOUCH_MS)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await sleep(1500)
  const events = await page.evaluate(() => window.taps)
  const own = events.filter(({ name }) => ['pointerdown', 'pointerup', 'click'].includes(name))
  const none = { name: '', duration: LEAST_MS, waited: 0, worked: 0 }
  return own.reduce((longest, one) => (one.duration > longest.duration ? one : longest), none)
}

async function measure(browser, { origin, backend }, { at, as, knobs = '', before, target }) {
  const found = []
  for (let time = 0; time < TIMES; time += 1) {
    backend.reset()
    backend.setKnobs(knobs)
    const { context, page, session, slow } = await newPartPage(browser)
    page.setDefaultTimeout(PATIENCE_MS)
    await page.addInitScript(watchTaps, LEAST_MS)
    if (as) await signIn(page, backend.tokenFor(as))
    try {
      await page.goto(origin + at)
      await before?.(page)
      await target(page).waitFor()
      await calm(page)
      await slow()
      found.push(await tap(page, session, target(page)))
    } finally {
      await context.close()
    }
  }
  return found.sort((one, other) => one.duration - other.duration)
}

const HEAD = ['Tap', 'p50 ms', 'p95 ms', 'Event', 'Delay ms', 'Work ms', 'Paint ms', 'Waits']

export async function benchTaps(browser, server, { wants }) {
  if (!wants('taps')) return []
  server.setRoundTrip(0)
  const rows = []
  const ms = (value) => value.toFixed(0)
  for (const one of taps)
    try {
      const { found, pressure } = await inQuiet(async () => ({ found: await measure(browser, server, one) }))
      const { name, duration, waited, worked } = found.at(-1)
      rows.push([
        one.name,
        ms(found[Math.floor(found.length / 2)].duration),
        // The 95th percentile of five values is the longest.
        marked({ page: '/', key: 'tap' }, duration, ms(duration)),
        name,
        ms(waited),
        ms(worked),
        ms(Math.max(0, duration - waited - worked)),
        `${(pressure * 100).toFixed(0)} %`,
      ])
      console.error(rows.at(-1).join(' | '))
    } catch (error) {
      console.error(`${one.name}: ${error.message.split('\n')[0]}`)
    }
  return [{ head: HEAD, rows }]
}
