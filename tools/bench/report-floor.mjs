// Part of npm run bench: how long React alone takes for the elements of the report, in a page that has already loaded the
// libraries and the style sheets. No report that React renders can be painted sooner after its files have arrived.
import { reactScript } from './change.mjs'
import { ask, calm, networks, newPage, newPhone } from './phone.mjs'
import { inQuiet, medianOf } from './quiet-machine.mjs'
import { targets } from './visit.mjs'
import { watch } from './watch.mjs'

const { path, ready } = targets.find(({ name }) => name === '/parent-page')

/** Runs in the page: stores the markup of the report in `markup` when React has first rendered it. */
function storeMarkup(selector) {
  const watcher = new MutationObserver(() => {
    const head = document.querySelector(selector)
    if (!head || !Object.keys(head).some((key) => key.startsWith('__reactFiber$'))) return
    window.markup = document.getElementById('root').innerHTML
    watcher.disconnect()
  })
  watcher.observe(document, { childList: true, subtree: true })
}

/** The markup of the report's first rendering, and the addresses of its style sheets. */
async function firstRendering(browser, server) {
  const context = await newPhone(browser)
  const opened = await newPage(context, server, networks.fast4g)
  await opened.page.addInitScript(storeMarkup, ready[0])
  await opened.page.goto(server.origin + path, { waitUntil: 'commit' })
  await calm(opened, 'window.markup')
  const rendered = await ask(
    opened,
    '({ markup, sheets: [...document.styleSheets].flatMap(({ href }) => href ?? []) })',
  )
  await context.close()
  return rendered
}

/** Runs in the page. */
const addSheets = (sheets) =>
  Promise.all(
    sheets.map((href) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
      document.head.append(link)
      return new Promise((resolve) => (link.onload = resolve))
    }),
  ).then(() => true)

async function renderAlone(browser, server, react, { markup, sheets }) {
  const context = await newPhone(browser)
  const opened = await newPage(context, server, networks.fast4g)
  await watch(opened.page, { ready, renderedByReact: true })
  await opened.page.goto(`${server.origin}/libraries`)
  await ask(opened, `(${addSheets.toString()})(${JSON.stringify(sheets)})`)
  await ask(opened, `${react}; window.render = prepareReact(document.body, ${JSON.stringify(markup)}); 0`)
  await calm(opened)
  const start = await ask(opened, '((start) => (render(), start))(performance.now())')
  await calm(opened, 'bench.usable > 0')
  const time = (await ask(opened, 'bench.usable')) - start
  await context.close()
  return { time }
}

export async function benchReportFloor(browser, server, { wants, runs }) {
  if (!wants('report floor')) return []
  const [react, rendered] = await Promise.all([reactScript(), firstRendering(browser, server)])
  const results = []
  for (let run = 1; run <= runs; run += 1) {
    results.push(await inQuiet(() => renderAlone(browser, server, react, rendered)))
    console.error(`${run}/${runs} the report by React alone: ${results.at(-1).time.toFixed(0)} ms`)
  }
  const elements = rendered.markup.match(/<\w/g).length
  return [
    {
      head: ['First rendering, fast 4G', 'Elements', 'ms'],
      rows: [['the report by React alone', String(elements), medianOf(results, 'time').toFixed(0)]],
    },
  ]
}
