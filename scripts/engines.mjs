// Further browsers for tests: a Chromium 86 from the npm packages, and the system's WebKit. As root on Debian or Ubuntu
// missing libraries are installed; elsewhere a message says what to install.
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { aptInstall } from './apt.mjs'
import { root } from './install.mjs'

const packaged = join(root, 'node_modules/chrome-aws-lambda')

/** The libraries that a binary needs and the system lacks. */
const missing = (binary) =>
  (spawnSync('ldd', [binary], { encoding: 'utf8' }).stdout ?? '').split('\n').filter((line) => /not found/.test(line))

function unpack(binary) {
  mkdirSync(join(binary, '..'), { recursive: true })
  // Two workers may do this at the same time, so each writes its own file and renames it atomically.
  const part = `${binary}.${process.pid}`
  writeFileSync(part, brotliDecompressSync(readFileSync(join(packaged, 'bin/chromium.br'))))
  chmodSync(part, 0o755)
  renameSync(part, binary)
}

/** @returns the path of a Chromium 86, unpacked once; throws a clear message where it cannot run. */
export function oldChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('旧内核测试用的 Chromium 86 只能在 Linux x64 上运行，请在这样的机器或容器里运行 npm test。')
  const { version } = JSON.parse(readFileSync(join(packaged, 'package.json'), 'utf8'))
  const binary = join(root, '.cache', `chromium-86-${version}`, 'chromium')
  if (!existsSync(binary)) unpack(binary)
  if (missing(binary).length > 0) aptInstall('libnss3', 'libexpat1', 'fonts-noto-cjk')
  const still = missing(binary)
  if (still.length === 0) return binary
  throw new Error(
    `Chromium 86 缺少系统库（Debian/Ubuntu：sudo apt-get install libnss3 libexpat1）：${still.join('；')}`,
  )
}

const first = (paths) => paths.find((path) => existsSync(path)) ?? null

function findWebkit() {
  const libraries = existsSync('/usr/lib') ? readdirSync('/usr/lib') : []
  const driver = first(['/usr/bin/WebKitWebDriver'])
  const browser = first(libraries.map((name) => `/usr/lib/${name}/webkit2gtk-4.1/MiniBrowser`))
  const screen = first(['/usr/bin/Xvfb'])
  // WebKit plays videos through GStreamer; without this plugin, it decodes none.
  const films = first(libraries.map((name) => `/usr/lib/${name}/gstreamer-1.0/libgstlibav.so`))
  return driver && browser && screen && films ? { driver, browser, screen } : null
}

/**
 * @returns the paths of WebDriver, browser and virtual display; throws a clear message when one of them, or the video
 * decoder, is missing.
 */
export function webkit() {
  const there = findWebkit()
  if (there) return there
  aptInstall('webkit2gtk-driver', 'xvfb', 'gstreamer1.0-libav', 'fonts-noto-cjk')
  const now = findWebkit()
  if (now) return now
  throw new Error(
    'WebKit 测试需要 WebKitWebDriver、Xvfb 和解码器（Debian/Ubuntu：sudo apt-get install webkit2gtk-driver xvfb gstreamer1.0-libav）。',
  )
}
