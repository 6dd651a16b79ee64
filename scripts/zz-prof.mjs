import { createStaticServer } from './serve.mjs'
import { root } from './install.mjs'
const { chromium } = await import('playwright')
const { createServer } = await import('vite')
const { getResponse } = await import('msw')
const loader = await createServer({ root, server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })
const { createBackend } = await loader.ssrLoadModule('/src/mocks/backend.ts')
const backend = createBackend()
const answerApi = async (request, response) => {
  const url = new URL(request.url, 'http://localhost')
  if (/^\/(assets|pictures)\//.test(url.pathname)) return false
  const parts = []
  for await (const part of request) parts.push(part)
  const answer = await getResponse(
    backend.handlers,
    new Request(url, {
      method: request.method,
      headers: request.headers,
      ...(parts.length ? { body: Buffer.concat(parts) } : {}),
    }),
  )
  if (!answer) return false
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(Buffer.from(await answer.arrayBuffer()))
  return true
}
const server = createStaticServer(process.argv[3] ?? '../../tmp/dist-nomin', answerApi)
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
const pages = {
  home: ['/Home/hot', '.goods-grid img'],
  goods: ['/commodity-detail/G001?sharingCode=SHARE108', '.goods-name'],
  login: ['/login', '.agree'],
  report: ['/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT', '.report-head'],
}
const [path, ready] = pages[process.argv[2]]
const context = await browser.newContext({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
})
const page = await context.newPage()
const s = await context.newCDPSession(page)
await s.send('Emulation.setCPUThrottlingRate', { rate: 4 })
await s.send('Performance.enable')
await browser.startTracing(page, {
  categories: ['devtools.timeline', 'disabled-by-default-v8.cpu_profiler', 'v8', 'blink', 'loading', 'toplevel'],
})
await page.goto(`http://127.0.0.1:${server.address().port}${path}`)
await page.waitForSelector(ready)
await page.waitForTimeout(1500)
const trace = JSON.parse((await browser.stopTracing()).toString())
const { metrics } = await s.send('Performance.getMetrics')
console.log(
  metrics
    .filter((m) => /Duration|Count|Nodes/.test(m.name))
    .map((m) => `${m.name} ${(m.value > 5 ? m.value : m.value * 1000).toFixed(0)}`)
    .join(', '),
)
const main = trace.traceEvents.find((e) => e.name === 'FunctionCall' || e.name === 'EvaluateScript')
const events = trace.traceEvents.filter((e) => e.pid === main.pid && e.tid === main.tid && e.ph === 'X')
const sum = {}
for (const e of events) sum[e.name] = (sum[e.name] ?? 0) + (e.dur ?? 0) / 1000
console.log(
  Object.entries(sum)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 28)
    .map(([n, v]) => `${n} ${v.toFixed(0)}`)
    .join('\n'),
)
const evals = events
  .filter(
    (e) =>
      [
        'EvaluateScript',
        'v8.evaluateModule',
        'v8.compileModule',
        'v8.compile',
        'FunctionCall',
        'TimerFire',
        'RunMicrotasks',
      ].includes(e.name) && e.dur > 3000,
  )
  .map(
    (e) =>
      `${((e.ts - events[0].ts) / 1000).toFixed(0)} ${e.name} ${(e.dur / 1000).toFixed(0)} ${(e.args?.data?.url ?? e.args?.fileName ?? '').slice(-40)} ${e.args?.data?.functionName ?? ''}`,
  )
console.log(evals.join('\n'))
// cpu profile self time
const nodes = new Map()
const self = new Map()
for (const e of trace.traceEvents.filter((e) => e.name === 'ProfileChunk' && e.pid === main.pid)) {
  const c = e.args.data.cpuProfile ?? {}
  for (const n of c.nodes ?? []) nodes.set(n.id, n)
  ;(c.samples ?? []).forEach((id, i) => self.set(id, (self.get(id) ?? 0) + (e.args.data.timeDeltas?.[i] ?? 0) / 1000))
}
const by = {}
const byUrl = {}
for (const [id, ms] of self) {
  const f = nodes.get(id)?.callFrame ?? {}
  const u = (f.url ?? '').split('/').pop()
  by[`${f.functionName || '(anon)'} ${u}:${f.lineNumber}`] =
    (by[`${f.functionName || '(anon)'} ${u}:${f.lineNumber}`] ?? 0) + ms
  byUrl[u || f.functionName] = (byUrl[u || f.functionName] ?? 0) + ms
}
console.log(
  Object.entries(byUrl)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 16)
    .map(([n, v]) => `${v.toFixed(0)} ${n}`)
    .join('\n'),
)
console.log(
  Object.entries(by)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 45)
    .map(([n, v]) => `${v.toFixed(1)} ${n}`)
    .join('\n'),
)
await browser.close()
await loader.close()
server.close()
