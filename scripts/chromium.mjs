// Finds a Chromium: CHROMIUM_PATH, else the system's, else Playwright's. Without one it installs the system's (Debian,
// Ubuntu) or downloads Playwright's, else prints what to do.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { aptInstall } from './apt.mjs'
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

/** Ubuntu has no package of the headless shell. */
const installSystem = () =>
  aptInstall('chromium-headless-shell', 'fonts-noto-cjk') || aptInstall('chromium', 'fonts-noto-cjk')

/** @returns the path of a Chromium; exits with a clear message when there is none. */
export async function ensureChromium() {
  const there = await find()
  if (there) return there
  if (!installSystem())
    spawnSync('playwright', ['install', 'chromium'], { cwd: root, stdio: 'inherit', env: toolEnv() })
  const now = await find()
  if (now) return now
  console.error(
    '浏览器测试需要 Chromium，但没有找到，也没能自动安装。\n请安装 Chromium（Debian/Ubuntu：sudo apt-get install chromium），或用环境变量 CHROMIUM_PATH 指定它的位置，再运行 npm test。',
  )
  process.exit(1)
}
