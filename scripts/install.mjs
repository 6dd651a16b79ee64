// This file may use only Node 20 and no dependencies, because it runs before anything is installed.
import { existsSync, readFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')
const readPackages = (file) => {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages
  } catch {
    return {}
  }
}

/** Whether the installed packages match the lockfile; packages for other platforms may be absent. */
export function isInstalled() {
  const wanted = readPackages('package-lock.json')
  const there = readPackages('node_modules/.package-lock.json')
  return Object.entries(wanted).every(
    ([path, entry]) => path === '' || there[path]?.version === entry.version || (!there[path] && entry.optional),
  )
}

/** Installs with `npm ci` when node_modules does not match the lockfile. */
export function ensureInstalled() {
  if (existsSync(join(root, 'node_modules')) && isInstalled()) return
  console.log('正在安装依赖（npm ci）…')
  const result = spawnSync('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (result.status === 0) return
  console.error('依赖安装失败。请检查网络和 npm 源后重新运行同一条命令。')
  process.exit(result.status ?? 1)
}

/** The path of the Node that is installed as a package (24), else of the running Node if it is new enough. */
export function nodePath() {
  const own = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
  if (existsSync(own)) return own
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 22)) return process.execPath
  console.error(`此平台没有随项目安装的 Node 24，请安装 Node 22.22 或更新版本（当前 ${process.versions.node}）。`)
  process.exit(1)
}

/** The environment for tools: local binaries come first in PATH, so that `node` is the project's own. */
export function toolEnv(extra = {}) {
  const separator = process.platform === 'win32' ? ';' : ':'
  return { ...process.env, ...extra, PATH: join(root, 'node_modules/.bin') + separator + process.env.PATH }
}
