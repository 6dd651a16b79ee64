// Measures a first screen twice: in a first visit with an empty cache, and in a second visit with the cache that the
// first visit has filled.
import { ask, busy, calm, newPage, newPhone, whenUsable } from './phone.mjs'
import { watch } from './watch.mjs'

export const BLANK = 'blank page'

/** The first page is the reference for all other pages. */
export const targets = [
  { name: BLANK, path: '/blank', ready: ['p'], renderedByReact: false },
  { name: 'libraries', path: '/libraries', ready: ['.libraries'], renderedByReact: false },
  { name: 'libraries and report', path: '/libraries-and-report', ready: ['.libraries'], renderedByReact: false },
  {
    name: '/Home/hot',
    path: '/Home/hot',
    ready: ['.home-groups a, .home-groups button', '.goods-grid img'],
    renderedByReact: true,
  },
  {
    name: '/commodity-detail/G001',
    path: '/commodity-detail/G001?sharingCode=SHARE108',
    ready: ['.goods-name'],
    renderedByReact: true,
  },
  { name: '/login', path: '/login', ready: ['.agree'], renderedByReact: true },
  {
    name: '/parent-page',
    path: '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT',
    ready: ['.report-head'],
    renderedByReact: true,
  },
]

const READ = `({
  ...bench,
  fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  files: performance.getEntriesByType('resource').map(({ name, startTime, responseEnd, encodedBodySize }) =>
    ({ name, startTime, responseEnd, bytes: encodedBodySize })),
})`

/** The ms by which tasks after the first paint would have delayed a tap. */
const blocked = (tasks, fcp) =>
  tasks
    .map(([start, duration]) => start + duration - Math.max(start, fcp))
    .reduce((sum, rest) => sum + Math.max(0, rest - 50), 0)

async function load(opened, server, { path, ready, renderedByReact }) {
  const { page } = opened
  await watch(page, { ready, renderedByReact })
  const before = await busy(opened)
  // If the page runs in another process, the counter starts at 0 again.
  const worked = (after) => (after >= before ? after - before : after)
  const { usable } = await whenUsable(opened)
  const toUsable = usable.then(() => busy(opened))
  await page.goto(server.origin + path, { waitUntil: 'commit' })
  await calm(opened, 'window.bench?.usable > 0')
  const after = await busy(opened)
  const seen = await ask(opened, READ)
  const scripts = seen.files.filter(({ name }) => new URL(name).pathname.endsWith('.js'))
  return {
    fcp: seen.fcp,
    lcp: seen.lcp,
    element: seen.element,
    usable: seen.usable,
    cpu: worked(await toUsable),
    allCpu: worked(after),
    tbt: blocked(seen.tasks, seen.fcp),
    cls: seen.cls,
    requests: 1 + seen.files.filter(({ startTime }) => startTime < seen.usable).length,
    allRequests: 1 + seen.files.length,
    scriptKb:
      scripts.filter(({ responseEnd }) => responseEnd <= seen.usable).reduce((sum, { bytes }) => sum + bytes, 0) / 1024,
  }
}

/** A first visit, then a second one in the same browser over a new connection. */
export async function visit(browser, server, target, network) {
  const context = await newPhone(browser)
  const faults = []
  const open = async () => {
    server.disconnect()
    const opened = await newPage(context, server, network)
    const result = await load(opened, server, target)
    await opened.page.close()
    faults.push(...opened.traffic.faults)
    return result
  }
  const first = await open()
  const second = await open()
  await context.close()
  return { ...first, secondLcp: second.lcp, secondUsable: second.usable, faults }
}
