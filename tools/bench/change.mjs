// Part of npm run bench: from the home screen to goods by a tap. The results are in ms and not ratios, because people
// notice the absolute time.
import { setTimeout as sleep } from 'node:timers/promises'
import { ask, calm, networks, newPage, newPhone } from './phone.mjs'
import { inQuiet, medianOf } from './quiet-machine.mjs'
import { watch } from './watch.mjs'

const HOME = ['.home-groups a, .home-groups button', '.goods-grid img']
const LINK = '.goods-grid a[href^="/commodity-detail/"]'
const GOODS = ['.goods-name']
const TOUCH_MS = 100
const STABLE_MS = 300
const PATIENCE_MS = 30_000

/**
 * Runs in the page: records when the frames after the click are painted, until the visible part does not change any
 * more.
 */
function watchChange(ready) {
  const change = { click: 0, first: 0, there: 0, last: 0 }
  window.change = change
  document.addEventListener('click', ({ timeStamp }) => (change.click = timeStamp), { capture: true, once: true })
  const isInView = (node) => {
    const element = node instanceof Element ? node : node.parentElement
    const { width, height, left, right, top, bottom } = element.getBoundingClientRect()
    const inside = right > 0 && left < window.innerWidth && bottom > 0 && top < window.innerHeight
    return width > 1 && height > 1 && inside
  }
  let records = []
  const painted = (changed, at) => {
    // A removed node has no position. Its removal counts as a change unless a node was added in the same frame.
    const came = changed.flatMap(({ type, target, addedNodes }) => (type === 'childList' ? [...addedNodes] : [target]))
    if (came.length > 0 && !came.some((node) => node.isConnected && isInView(node))) return
    change.first ||= at
    change.last = at
    if (window.location.pathname.startsWith('/commodity-detail/') && window.bench.areThere(ready)) change.there ||= at
  }
  const watcher = new MutationObserver((list) => {
    if (change.click === 0) return
    records.push(...list)
    if (records.length > list.length) return
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      const changed = records
      records = []
      port1.onmessage = () => painted(changed, performance.now())
      port2.postMessage(null)
    })
  })
  const attributeFilter = ['style', 'hidden']
  watcher.observe(document.body, { childList: true, characterData: true, subtree: true, attributeFilter })
  change.stop = () => watcher.disconnect()
}

/** A touch that lasts a moment; the browser turns it into a click. */
async function touch({ session }, { x, y }) {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await sleep(TOUCH_MS)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

async function follow(opened, touched) {
  const link = `document.querySelector('${LINK}')`
  await ask(opened, `${link}.scrollIntoView({ block: 'center' })`)
  await calm(opened)
  const point = await ask(
    opened,
    `(({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 }))(${link}.getBoundingClientRect())`,
  )
  await ask(opened, `(${watchChange.toString()})(${JSON.stringify(GOODS)})`)
  if (touched) await touch(opened, point)
  else await ask(opened, `${link}.click()`)
  const until = Date.now() + PATIENCE_MS
  const stable = `change.there > 0 && performance.now() - change.last > ${STABLE_MS}`
  while (!(await ask(opened, stable))) {
    if (Date.now() > until) throw new Error('the goods did not come')
    await sleep(50)
  }
  await ask(opened, 'change.stop()')
  const { click, first, there, last } = await ask(opened, 'change')
  return { first: first - click, there: there - click, stable: last - click }
}

/** The first change to goods in a visit and, with touches, a second one. */
async function changes(browser, server, touched) {
  const context = await newPhone(browser)
  server.disconnect()
  const opened = await newPage(context, server, networks.fast4g)
  await watch(opened.page, { ready: HOME, alive: true })
  await opened.page.goto(`${server.origin}/Home/hot`, { waitUntil: 'commit' })
  await calm(opened, 'window.bench?.usable > 0')
  const cold = await follow(opened, touched)
  await calm(opened)
  let warm = null
  if (touched) {
    await ask(opened, 'history.back()')
    await calm(opened, `document.querySelector('${LINK}')`)
    warm = await follow(opened, touched)
  }
  await context.close()
  return { cold, warm }
}

export async function benchChange(browser, server, { wants, runs }) {
  if (!wants('change')) return []
  const kinds = [
    ['cold, after a touch', []],
    ['cold, without a touch', []],
    ['warm, after a touch', []],
  ]
  const [[, touched], [, untouched], [, again]] = kinds
  for (let run = 1; run <= runs; run += 1) {
    const { cold, warm, pressure } = await inQuiet(() => changes(browser, server, true))
    touched.push({ ...cold, pressure })
    again.push({ ...warm, pressure })
    const second = await inQuiet(() => changes(browser, server, false))
    untouched.push({ ...second.cold, pressure: second.pressure })
    const times = kinds.map(([, all]) => all.at(-1).stable.toFixed(0)).join(' ')
    console.error(`${run}/${runs} ${networks.fast4g.name} home → goods: ${times} ms, ${(pressure * 100).toFixed(0)} %`)
  }
  const of = (all, key) => medianOf(all, key).toFixed(0)
  return [
    {
      head: ['Home → goods, fast 4G', 'First paint ms', 'Goods painted ms', 'Stable ms'],
      rows: kinds.map(([name, all]) => [name, of(all, 'first'), of(all, 'there'), of(all, 'stable')]),
    },
  ]
}
