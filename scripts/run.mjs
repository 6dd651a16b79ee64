// node scripts/run.mjs <tool> [arguments]: installs if needed, then runs a local tool on the project's own Node.
import { spawnSync } from 'node:child_process'
import { ensureInstalled, nodePath, root, toolEnv } from './install.mjs'

ensureInstalled()
nodePath()
const [tool, ...rest] = process.argv.slice(2)
const result = spawnSync(tool, rest, {
  cwd: root,
  stdio: 'inherit',
  env: toolEnv(),
  shell: process.platform === 'win32',
})
process.exit(result.status ?? 1)
