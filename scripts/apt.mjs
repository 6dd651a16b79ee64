// Installs system packages with apt-get: as root on Debian or Ubuntu, nowhere else.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { root, toolEnv } from './install.mjs'

const apt = (...parts) =>
  spawnSync('apt-get', parts, { cwd: root, stdio: 'inherit', env: toolEnv({ DEBIAN_FRONTEND: 'noninteractive' }) })
    .status === 0

/** @returns whether apt-get has installed all of them. */
export function aptInstall(...packages) {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false
  console.log(`正在用 apt-get 安装 ${packages.join(' ')}…`)
  // One unreachable source fails the update, although the packages may come from another source.
  apt('update', '-qq')
  return apt('install', '-y', '-qq', '--no-install-recommends', ...packages)
}
