// npm run bench: measures the first second on a slowed phone and network, relative to a blank page of the same run, and
// then taps and screens with much data. The results are only reported: no result fails the command. Method and last
// stored result: docs/performance.md.
import { ensureInstalled, nodePath, root } from '../../scripts/install.mjs'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'

ensureInstalled()
if (process.versions.node.split('.')[0] < 22) {
  // Playwright and the mock backend need the project's own Node.
  const again = [import.meta.filename, ...process.argv.slice(2)]
  process.exit(spawnSync(nodePath(), again, { stdio: 'inherit' }).status ?? 1)
}
const { ensureChromium } = await import('../../scripts/chromium.mjs')
const { readOptions } = await import('./options.mjs')
const { benchChange } = await import('./change.mjs')
const { benchGrowth } = await import('./growth.mjs')
const { benchHeap } = await import('./heap.mjs')
const { benchReportFloor } = await import('./report-floor.mjs')
const { benchFirstScreens } = await import('./first-screens.mjs')
const { launch } = await import('./phone.mjs')
const { serve } = await import('./server.mjs')
const { besides, keep, keptTables, toMarkdown } = await import('./table.mjs')
const { benchTaps } = await import('./taps.mjs')

const executablePath = await ensureChromium()
const options = { ...readOptions(), executablePath }
if (!existsSync(join(root, 'dist/index.html'))) spawnSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit' })
const server = await serve(Number(process.env.BENCH_PORT ?? 0))
const other = options.against ? await serve(0, options.against) : null
const browser = await launch(
  executablePath,
  [server, other]
    .map((one) => one?.trust)
    .filter(Boolean)
    .join(','),
)

const commit = () =>
  spawnSync('git', ['describe', '--always', '--dirty'], { cwd: root, encoding: 'utf8' }).stdout.trim()

async function measure() {
  const tables = []
  tables.push(...(await benchFirstScreens(browser, server, { ...options, other })))
  const parts = [benchReportFloor, benchChange, benchHeap, ...(options.skipParts ? [] : [benchTaps, benchGrowth])]
  if (!other) for (const part of parts) tables.push(...(await part(browser, server, options)))
  const kept = keptTables()
  for (const table of tables) console.log(`\n${toMarkdown(besides(table, kept))}`)
  if (options.keep) {
    const day = new Date().toISOString().slice(0, 10)
    const note = `Kept on ${day} at ${commit()}: Chromium ${browser.version()}, the median of ${options.runs} runs.`
    keep(tables, note)
  }
}

await measure()
await browser.close()
await server.close()
await other?.close()
