// npm run check: the fast checks during development, under a minute. Types, lint, format, unused code, unit tests, and
// the screen tests affected by uncommitted changes.
import { spawnSync } from 'node:child_process'
import { ensureInstalled, nodePath, root, toolEnv } from './install.mjs'
import { staticStages } from './test/stages.mjs'

ensureInstalled()
nodePath()

const quick = [
  ...staticStages.map(({ label, run: [tool, ...parts] }) => [label, tool, parts]),
  ['单元测试', 'vitest', ['run', '--project', 'unit*']],
  ['改动涉及的页面测试', 'vitest', ['run', '--project', 'screens*', '--changed', '--passWithNoTests']],
]

function runSteps(list) {
  for (const [name, tool, parts] of list) {
    const started = Date.now()
    const result = spawnSync(tool, parts, {
      cwd: root,
      stdio: 'inherit',
      env: toolEnv(),
      shell: process.platform === 'win32',
    })
    if (result.status !== 0) {
      console.error(`✗ ${name} 未通过`)
      return false
    }
    console.log(`✓ ${name} ${((Date.now() - started) / 1000).toFixed(1)}s`)
  }
  return true
}

process.exit(runSteps(quick) ? 0 : 1)
