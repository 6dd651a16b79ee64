// npm run bench: load times relative to a blank page measured in the same run; reported, never gating. Headless
// Chromium as a mid-range phone: 390×844, CPU slowed 4×, slow 4G (150 ms, 1.6 Mbit/s), cold cache.
import { ensureInstalled, nodePath, root } from './install.mjs'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'

ensureInstalled()
if (process.versions.node.split('.')[0] < 22) {
  // Playwright and the stand-in need the project's own Node.
  process.exit(spawnSync(nodePath(), [import.meta.filename], { stdio: 'inherit' }).status ?? 1)
}
const { ensureChromium } = await import('./chromium.mjs')
const { createStaticServer } = await import('./serve.mjs')
const { benchList } = await import('./bench-list.mjs')
const { benchReport } = await import('./bench-report.mjs')
const { benchTree } = await import('./bench-tree.mjs')
const { benchVisitors } = await import('./bench-visitors.mjs')
const executablePath = await ensureChromium()
if (!existsSync(join(root, 'dist/index.html'))) spawnSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit' })

const { chromium } = await import('playwright')
const { createServer } = await import('vite')
const { getResponse } = await import('msw')

const RUNS = Number(process.env.RUNS ?? 5)
const CPU = 4
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
}

/** The stand-in's own handlers behind real HTTP. */
const loader = await createServer({ root, server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })
const { createBackend } = await loader.ssrLoadModule('/src/mocks/backend.ts')
const backend = createBackend()

async function answerApi(request, response) {
  const url = new URL(request.url, 'http://localhost')
  if (url.pathname === '/blank') {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><html lang="zh-CN"><title>空白</title><p>一行文字</p></html>')
    return true
  }
  if (/^\/(assets|pictures)\//.test(url.pathname)) return false
  const parts = []
  for await (const part of request) parts.push(part)
  const asked = new Request(url, {
    method: request.method,
    headers: request.headers,
    ...(parts.length ? { body: Buffer.concat(parts) } : {}),
  })
  const answer = await getResponse(backend.handlers, asked)
  if (!answer) return false
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(Buffer.from(await answer.arrayBuffer()))
  return true
}

const server = createStaticServer('dist', answerApi)
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${server.address().port}`

const targets = [
  { name: '空白页', path: '/blank', ready: 'p' },
  { name: '/Home/hot', path: '/Home/hot', ready: '.goods-grid img' },
  { name: '/commodity-detail/G001', path: '/commodity-detail/G001?sharingCode=SHARE108', ready: '.goods-name' },
  { name: '/login', path: '/login', ready: '.agree' },
  { name: '/parent-page（示例）', path: '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT', ready: '.report-head' },
]

const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu'],
})

async function once({ path, ready }) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU })
  await session.send('Performance.enable')
  await page.addInitScript(() => {
    window.bench = { lcp: 0, cls: 0, long: 0 }
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => (window.bench.lcp = entry.startTime)),
    ).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => (window.bench.cls += entry.value))).observe({
      type: 'layout-shift',
      buffered: true,
    })
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => (window.bench.long += Math.max(0, entry.duration - 50))),
    ).observe({ type: 'longtask', buffered: true })
  })
  let requests = 0
  page.on('request', () => (requests += 1))
  await page.goto(origin + path)
  await page.waitForSelector(ready, { state: 'attached', timeout: 60_000 })
  const readyAt = await page.evaluate(() => performance.now())
  const seen = requests
  await page.waitForLoadState('networkidle')
  const { metrics } = await session.send('Performance.getMetrics')
  const cpu = (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? 0) * 1000
  const fcp = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0)
  const told = await page.evaluate(() => window.bench)
  await context.close()
  return { fcp, lcp: told.lcp, ready: readyAt, cpu, cls: told.cls, tbt: told.long, requests: seen }
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const results = new Map(targets.map((target) => [target.name, []]))
for (let run = 0; run < RUNS; run += 1) for (const target of targets) results.get(target.name).push(await once(target))

const of = (name, key) => median(results.get(name).map((result) => result[key]))
console.log(`慢速 4G，CPU ${CPU}×，${RUNS} 次取中位数；倍数是与同一次运行的空白页相比\n`)
console.log('页面 | FCP | LCP | 可用 | CPU | TBT ms | CLS | 请求')
for (const { name } of targets) {
  const ratio = (key) => `${(of(name, key) / of('空白页', key)).toFixed(2)}×`
  console.log(
    `${name} | ${ratio('fcp')} | ${ratio('lcp')} | ${ratio('ready')} | ${ratio('cpu')} | ${of(name, 'tbt').toFixed(0)} | ${of(name, 'cls').toFixed(3)} | ${of(name, 'requests')}`,
  )
}
await benchList(browser, origin, backend)
await benchReport(browser, origin, backend)
await benchTree(browser, origin, backend)
await benchVisitors(browser, origin, backend)
await browser.close()
await loader.close()
server.close()
