// npm run check: the fast inner loop, under a minute. Types, lint, format, unused code, unit and screen tests.
import { spawnSync } from 'node:child_process'
import { ensureInstalled, nodePath, root, toolEnv } from './install.mjs'

ensureInstalled()
nodePath()

const steps = [
  ['类型', 'tsc', ['--noEmit', '-p', '.']],
  ['代码检查', 'oxlint', ['--deny-warnings']],
  ['格式', 'oxfmt', ['--check']],
  ['未用代码', 'knip', ['--no-progress']],
  ['单元与页面测试', 'vitest', ['run']],
]

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

if (import.meta.filename === process.argv[1]) process.exit(runSteps(steps) ? 0 : 1)
export const checkSteps = steps
