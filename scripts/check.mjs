// npm run check: the fast inner loop, under a minute. Types, lint, format, unused code, unit tests, and the screen
// tests affected by uncommitted changes.
import { spawnSync } from 'node:child_process'
import { ensureInstalled, nodePath, root, toolEnv } from './install.mjs'

ensureInstalled()
nodePath()

/** Static checks: types, lint, format, unused code. */
export const stillSteps = [
  ['类型', 'tsc', ['--noEmit', '-p', '.']],
  ['代码检查', 'oxlint', ['--deny-warnings']],
  ['格式', 'oxfmt', ['--check']],
  ['未用代码', 'knip', ['--no-progress']],
]

/** The inner loop: all unit tests, and the screen tests affected by uncommitted changes. */
const quick = [
  ...stillSteps,
  ['单元测试', 'vitest', ['run', '--project', 'unit']],
  ['改动涉及的页面测试', 'vitest', ['run', '--project', 'screens', '--changed', '--passWithNoTests']],
]

/** All unit and screen tests. */
export const unitSteps = [['单元与页面测试', 'vitest', ['run']]]

export function runSteps(list) {
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

if (import.meta.filename === process.argv[1]) process.exit(runSteps(quick) ? 0 : 1)
