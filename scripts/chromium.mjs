// Finds a Chromium: CHROMIUM_PATH, else the system's, else Playwright's. Without one it installs the system's (Debian,
// Ubuntu) or downloads Playwright's, else prints what to do.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { toolEnv, root } from './install.mjs'

const places = [
  // The headless shell: a test takes 40 % less processor time than in the whole browser (docs/test-time.md).
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

async function playwrightOwn() {
  const { chromium } = await import('playwright')
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : null
}

const find = async () => {
  const given = process.env.CHROMIUM_PATH
  if (given && existsSync(given)) return given
  return places.find((path) => existsSync(path)) ?? (await playwrightOwn())
}

const run = (tool, parts) =>
  spawnSync(tool, parts, { cwd: root, stdio: 'inherit', env: toolEnv({ DEBIAN_FRONTEND: 'noninteractive' }) })
    .status === 0

function installSystem() {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false
  console.log('没有找到 Chromium，正在用 apt-get 安装…')
  const install = (name) => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-noto-cjk'])
  // Ubuntu has no package of the headless shell.
  return run('apt-get', ['update', '-qq']) && (install('chromium-headless-shell') || install('chromium'))
}

/** @returns the path of a Chromium; exits with a clear message when there is none. */
export async function ensureChromium() {
  const there = await find()
  if (there) return there
  if (!installSystem()) run('playwright', ['install', 'chromium'])
  const now = await find()
  if (now) return now
  console.error(
    '浏览器测试需要 Chromium，但没有找到，也没能自动安装。\n请安装 Chromium（Debian/Ubuntu：sudo apt-get install chromium），或用环境变量 CHROMIUM_PATH 指定它的位置，再运行 npm test。',
  )
  process.exit(1)
}
