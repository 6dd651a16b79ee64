// npm run bench -- --film <folder>: pictures of the first 2.5 s on slow 4G, one picture for each 100 ms, and an
// overview sheet for each page.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { warmUp } from './first-screens.mjs'
import { ask, networks, newPage, newPhone } from './phone.mjs'
import { targets } from './visit.mjs'

const FILMED = { home: '/Home/hot', goods: '/commodity-detail/G001', report: '/parent-page' }
const STEP_MS = 100
const LENGTH_MS = 2500

/** Frames with their time in ms since the epoch; the browser sends one for each change. */
async function record({ session }) {
  const frames = []
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: metadata.timestamp * 1000, picture: Buffer.from(data, 'base64') })
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await session.send('Page.startScreencast', { format: 'png', maxWidth: 390, maxHeight: 844, everyNthFrame: 1 })
  return frames
}

async function film(browser, server, path) {
  const context = await newPhone(browser)
  server.disconnect()
  const opened = await newPage(context, server, networks.slow4g)
  const frames = await record(opened)
  await opened.page.goto(server.origin + path, { waitUntil: 'commit' })
  const start = await ask(opened, 'performance.timeOrigin')
  // The last frames arrive a little later than they are painted.
  await sleep(Math.max(0, start + LENGTH_MS + 1000 - Date.now()))
  await context.close()
  const times = Array.from({ length: LENGTH_MS / STEP_MS + 1 }, (_, index) => index * STEP_MS)
  return times.map((time) => ({
    time,
    picture: (frames.findLast(({ at }) => at <= start + time) ?? frames[0])?.picture,
  }))
}

const sheetOf = (name, shots) => `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <title>${name}</title>
  <style>
    body { display: flex; flex-wrap: wrap; gap: 8px; width: 1286px; margin: 0; padding: 8px; font: 12px sans-serif; background: #ccc }
    figure { margin: 0; text-align: center }
    img { display: block; width: 90px }
  </style>
  ${shots.map(({ time, file }) => `<figure><img src="${file}" alt="" />${time} ms</figure>`).join('\n  ')}
</html>
`

export async function benchFilm(browser, server, folder) {
  const base = resolve(folder)
  mkdirSync(base, { recursive: true })
  await warmUp(browser, server)
  for (const [name, address] of Object.entries(FILMED)) {
    const { path } = targets.find((target) => target.name === address)
    const shots = []
    for (const { time, picture } of await film(browser, server, path)) {
      const file = `${name}-${String(time).padStart(4, '0')}.png`
      if (!picture) throw new Error(`${name} has no frames`)
      writeFileSync(join(base, file), picture)
      shots.push({ time, file })
    }
    const sheet = join(base, `${name}.html`)
    writeFileSync(sheet, sheetOf(name, shots))
    const page = await browser.newPage({ viewport: { width: 1302, height: 400 } })
    await page.goto(pathToFileURL(sheet).href)
    await page.screenshot({ path: join(base, `${name}.png`), fullPage: true })
    await page.close()
    console.log(join(base, `${name}.png`))
  }
}
