// npm test: everything. Installs what is missing, then types, lint, format, unused code, unit and screen tests, both
// builds with their byte budgets, and the browser journeys. Closes with `N passed, N failed`.
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { checkSteps, runSteps } from './check.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled, nodePath, root, toolEnv } from './install.mjs'

ensureInstalled()
nodePath()
const chromium = await ensureChromium()
rmSync(join(root, 'reports'), { recursive: true, force: true })
// Both runners leave a report, and say the same in words.
process.env.CI = process.env.CI ?? 'true'

const build = [
  ['生产构建', 'vite', ['build', '--logLevel', 'warn']],
  ['演示构建', 'vite', ['build', '--mode', 'mock', '--outDir', 'dist-demo', '--logLevel', 'warn']],
  ['产物检查', 'vitest', ['run', '--config', 'vitest.dist.config.ts']],
]

function journeys() {
  const result = spawnSync('playwright', ['test'], {
    cwd: root,
    stdio: 'inherit',
    env: toolEnv({ CHROMIUM_PATH: chromium }),
  })
  return result.status === 0
}

const read = (file) => {
  try {
    return JSON.parse(readFileSync(join(root, 'reports', file), 'utf8'))
  } catch {
    return null
  }
}

function count() {
  const units = ['vitest.json', 'dist.json'].map(read)
  const browser = read('playwright.json')?.stats
  const passed = units.reduce((sum, report) => sum + (report?.numPassedTests ?? 0), 0) + (browser?.expected ?? 0)
  const failed =
    units.reduce((sum, report) => sum + (report?.numFailedTests ?? 0), 0) +
    (browser?.unexpected ?? 0) +
    (browser?.flaky ?? 0)
  return { passed, failed }
}

const started = Date.now()
const good = runSteps(checkSteps) && runSteps(build) && journeys()
const { passed, failed } = count()
console.log(`\n${((Date.now() - started) / 1000).toFixed(0)}s`)
console.log(`${passed} passed, ${good ? failed : Math.max(failed, 1)} failed`)
process.exit(good ? 0 : 1)
