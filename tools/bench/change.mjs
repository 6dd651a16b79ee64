// Part of npm run bench: from the home screen to goods by a tap. The results are in ms and not ratios, because people
// notice the absolute time.
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { build } from 'vite'
import { ask, calm, networks, newPage, newPhone } from './phone.mjs'
import { inQuiet, medianOf } from './quiet-machine.mjs'
import { watch } from './watch.mjs'

const HOME = ['.home-groups a, .home-groups button', '.goods-grid img']
const LINK = '.goods-grid a[href^="/commodity-detail/"]'
const GOODS = ['.goods-name']
const TOUCH_MS = 100
const STABLE_MS = 300
const PATIENCE_MS = 30_000

/** Runs in the page: records when the frames after the click are painted, until the visible part stops changing. */
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
    if (window.location.pathname.startsWith('/commodity-detail/') && window.bench.areShown(ready)) change.there ||= at
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

const GOODS_LINK = `document.querySelector('${LINK}')`

/** The middle of the first goods, scrolled into view. */
async function pointOf(opened) {
  await ask(opened, `${GOODS_LINK}.scrollIntoView({ block: 'center' })`)
  await calm(opened)
  return ask(
    opened,
    `(({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 }))(${GOODS_LINK}.getBoundingClientRect())`,
  )
}

async function follow(opened, touched) {
  const point = await pointOf(opened)
  await ask(opened, `(${watchChange.toString()})(${JSON.stringify(GOODS)})`)
  if (touched) await touch(opened, point)
  else await ask(opened, `${GOODS_LINK}.click()`)
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

/**
 * Runs in the page: at the next tap, one assignment or React alone replaces the screen by `markup`, and no script of the
 * app runs. No app, and no app with React, could change the screen faster on this phone.
 */
function replaceAtTap(markup, withReact) {
  window.replaced = 0
  const root = document.getElementById('root')
  if (withReact) window.warmUpReact(root)
  const change = withReact ? window.prepareReact(root, markup) : () => (root.innerHTML = markup)
  const replace = (event) => {
    event.preventDefault()
    event.stopPropagation()
    change()
    window.scrollTo(0, 0)
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => (window.replaced = performance.now() - event.timeStamp)
      port2.postMessage(null)
    })
  }
  document.addEventListener('click', replace, { capture: true, once: true })
}

async function backToHome(opened) {
  await calm(opened)
  await ask(opened, 'history.back()')
  await calm(opened, GOODS_LINK)
}

/** react-markup.mjs and React as one script. */
export async function reactScript() {
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'react-markup.mjs'), formats: ['iife'], name: 'reactMarkup' },
    },
  })
  return output[0].code
}

/** The time to replace the home screen, which is on the screen now, by a markup. */
async function floorOf(opened, markup, react) {
  const point = await pointOf(opened)
  if (react) await ask(opened, `${react}; 0`)
  await ask(opened, `(${replaceAtTap.toString()})(${JSON.stringify(markup)}, ${Boolean(react)})`)
  await calm(opened)
  await touch(opened, point)
  while (!(await ask(opened, 'replaced'))) await sleep(50)
  const time = await ask(opened, 'replaced')
  return { first: time, there: time, stable: time }
}

/** The home screen in a new phone, usable and idle. */
async function openHome(context, server) {
  const opened = await newPage(context, server, networks.fast4g)
  await watch(opened.page, { ready: HOME, renderedByReact: true })
  await opened.page.goto(`${server.origin}/Home/hot`, { waitUntil: 'commit' })
  await calm(opened, 'window.bench?.usable > 0')
  return opened
}

/**
 * The first change to goods in a visit; with touches also a second change, and the least times that a change could take:
 * with the markup alone, and with React alone.
 */
async function changes(browser, server, touched, react) {
  const context = await newPhone(browser)
  server.disconnect()
  const opened = await openHome(context, server)
  const cold = await follow(opened, touched)
  if (!touched) {
    await context.close()
    return { cold }
  }
  await backToHome(opened)
  const warm = await follow(opened, touched)
  const markup = await ask(opened, "document.getElementById('root').innerHTML")
  await backToHome(opened)
  const floor = await floorOf(opened, markup)
  await opened.page.close()
  const reactFloor = await floorOf(await openHome(context, server), markup, react)
  await context.close()
  return { cold, warm, floor, reactFloor }
}

export async function benchChange(browser, server, { wants, runs }) {
  if (!wants('change')) return []
  const kinds = [
    ['cold, after a touch', []],
    ['cold, without a touch', []],
    ['warm, after a touch', []],
    ['the markup alone', []],
    ['the markup by React alone', []],
  ]
  const [[, touched], [, untouched], [, again], [, alone], [, byReact]] = kinds
  const react = await reactScript()
  for (let run = 1; run <= runs; run += 1) {
    const { cold, warm, floor, reactFloor, pressure } = await inQuiet(() => changes(browser, server, true, react))
    touched.push({ ...cold, pressure })
    again.push({ ...warm, pressure })
    alone.push({ ...floor, pressure })
    byReact.push({ ...reactFloor, pressure })
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
