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
  await new Promise((r) => setTimeout(r, 50))
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(Buffer.from(await answer.arrayBuffer()))
  return true
}
const server = createStaticServer('dist', answerApi)
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${server.address().port}`
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
const nets = {
  slow: { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 },
  fast: { offline: false, latency: 60, downloadThroughput: 9e6 / 8, uploadThroughput: 1.5e6 / 8 },
}
const pages = {
  blank: ['/blank', 'p'],
  home: ['/Home/hot', '.goods-grid img'],
  goods: ['/commodity-detail/G001?sharingCode=SHARE108', '.goods-name'],
  login: ['/login', '.agree'],
  report: ['/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT', '.report-head'],
}
const [which, net = 'slow', film = ''] = process.argv.slice(2)
async function load(context, path, ready, name) {
  const page = await context.newPage()
  const s = await context.newCDPSession(page)
  await s.send('Network.enable')
  await s.send('Network.emulateNetworkConditions', nets[net])
  await s.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  page.on('console', (m) => console.log('  console', m.type(), m.text().slice(0, 200)))
  page.on('pageerror', (e) => console.log('  pageerror', String(e).slice(0, 900)))
  await page.addInitScript(() => {
    window.bench = { lcp: [], cls: 0, shifts: [] }
    new PerformanceObserver((l) =>
      l
        .getEntries()
        .forEach((e) =>
          window.bench.lcp.push([
            Math.round(e.startTime),
            e.size,
            e.element?.tagName + '.' + e.element?.className + ' ' + (e.element?.parentNode?.className ?? ''),
            e.url?.slice(-30),
          ]),
        ),
    ).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((l) =>
      l.getEntries().forEach((e) => {
        window.bench.cls += e.value
        window.bench.shifts.push([
          Math.round(e.startTime),
          e.value,
          ...e.sources.map((x) =>
            [
              x.node?.className || x.node?.nodeName,
              x.previousRect.y,
              x.currentRect.y,
              x.previousRect.height,
              x.currentRect.height,
            ].join(' '),
          ),
        ])
      }),
    ).observe({ type: 'layout-shift', buffered: true })
  })
  const frames = []
  if (film && name) {
    s.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
      frames.push([metadata.timestamp, data])
      void s.send('Page.screencastFrameAck', { sessionId })
    })
    await s.send('Page.startScreencast', { format: 'jpeg', quality: 60, everyNthFrame: 1 })
  }
  const t0 = Date.now() / 1000
  await page.goto(origin + path, { waitUntil: 'commit' })
  await page.waitForFunction(
    (sel) =>
      !document.querySelector('.f-layer') &&
      [...document.querySelectorAll(sel)].some((e) => e.getBoundingClientRect().width > 0),
    ready,
    { timeout: 60000 },
  )
  const usable = await page.evaluate(() => performance.now())
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(800)
  const b = await page.evaluate(() => window.bench)
  const fcp = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
  console.log(
    name || 'x',
    net,
    'fcp',
    Math.round(fcp),
    'lcp',
    JSON.stringify(b.lcp),
    'cls',
    b.cls.toFixed(4),
    JSON.stringify(b.shifts).slice(0, 900),
    'usable',
    Math.round(usable),
  )
  if (frames.length) {
    const { writeFileSync, mkdirSync } = await import('node:fs')
    mkdirSync(film, { recursive: true })
    frames.forEach(([t, d]) =>
      writeFileSync(
        `${film}/${name}-${String(Math.round((t - t0) * 1000)).padStart(5, '0')}.jpg`,
        Buffer.from(d, 'base64'),
      ),
    )
  }
  await page.waitForTimeout(4200)
  await page.close()
}
for (const name of which.split(',')) {
  const [path, ready] = pages[name]
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  })
  await load(context, path, ready, name)
  await load(context, path, ready, name + '-2nd')
  await context.close()
}
await browser.close()
await loader.close()
server.close()
