// npm test: everything. Installs what is missing, then runs types, lint, format, unused code, unit and screen tests,
// both builds with their byte budgets, the browser journeys, and all addresses in an old Chromium and WebKit. Ends with
// `N passed, N failed`.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { runSteps, stillSteps, unitSteps } from './check.mjs'
import { ensureChromium } from './chromium.mjs'
import { oldChromium, webkit } from './engines.mjs'
import { ensureInstalled, nodePath, root, toolEnv } from './install.mjs'
import { ensureNginx } from './nginx.mjs'
import { count, failuresOf, slowestOf } from './reports.mjs'

ensureInstalled()
nodePath()
const chromium = await ensureChromium()
process.env.NGINX_PATH = ensureNginx()
try {
  oldChromium()
  webkit()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
rmSync(join(root, 'reports'), { recursive: true, force: true })
// With CI set, both runners write a report as well as text.
process.env.CI = process.env.CI ?? 'true'

const build = [
  ['生产构建', 'vite', ['build', '--logLevel', 'warn']],
  ['演示构建', 'vite', ['build', '--mode', 'mock', '--outDir', 'dist-demo', '--logLevel', 'warn']],
  ['产物检查', 'vitest', ['run', '--config', 'vitest.dist.config.ts']],
]

const engines = ['test', '--config', 'playwright.engines.config.ts', '--project']

/** Name, report, arguments. */
const browsers = [
  ['浏览器流程', 'playwright', ['test']],
  ['Chromium 86', 'chromium-86', [...engines, 'chromium-86']],
  ['WebKit', 'webkit', [...engines, 'webkit']],
]

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(0)}s`

function journeys([name, report, parts]) {
  const started = Date.now()
  const { status } = spawnSync('playwright', parts, {
    cwd: root,
    stdio: 'inherit',
    env: toolEnv({ CHROMIUM_PATH: chromium, REPORT: report }),
  })
  console.log(`${status === 0 ? '✓' : '✗'} ${name} ${seconds(started)}`)
  return status === 0
}

const started = Date.now()
const sound = runSteps(stillSteps)
// A failed screen test does not prevent the journeys.
const tested = sound && runSteps(unitSteps)
const built = sound && runSteps(build)
// A failure in one engine does not prevent the next.
const ran = built && browsers.map(journeys).every(Boolean) && tested
const units = ['vitest', 'dist']
const reports = browsers.map(([, report]) => report)
const { passed, failed, flaky } = count(units, reports)
console.log('\n最慢的 20 项：')
for (const { title, ms } of slowestOf(units, reports, 20))
  console.log(`${(ms / 1000).toFixed(1).padStart(6)}s ${title}`)
for (const name of flaky) console.log(`第二次才通过：${name}`)
const good = ran && failed === 0
if (!good)
  for (const { title, message } of failuresOf([...units, 'unhandled'], reports)) console.log(`\n✗ ${title}\n${message}`)
console.log(`\n${seconds(started)}`)
console.log(`${passed} passed, ${good ? failed : Math.max(failed, 1)} failed`)
process.exit(good ? 0 : 1)
