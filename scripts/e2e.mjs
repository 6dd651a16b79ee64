// npm run e2e -- e2e/built/mine.spec.ts [-g title]: runs e2e tests on the built app, and builds it first when a source
// is newer. Everything after `--` is passed to Playwright. docs/qa.md shows how to write a test.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './built.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled, nodePath, root, toolEnv } from './install.mjs'

function refuse(sentence) {
  console.error(sentence)
  process.exit(2)
}

const given = process.argv.slice(2)
const [file = ''] = given
if (!/^e2e\/(built|full|addresses)\/.+\.spec\.ts$/.test(file) || !existsSync(join(root, file)))
  refuse(
    `npm run e2e takes a file such as e2e/built/fixtures.spec.ts first; ${file ? `${file} is none` : 'none was given'}`,
  )

ensureInstalled()
nodePath()
const { stdout: help } = spawnSync('playwright', ['test', '--help'], { cwd: root, encoding: 'utf8', env: toolEnv({}) })
const options = help.match(/(?<=^ +|, )--?[a-z][a-z-]*/gim) ?? []
const unknown = given.find((part) => part.startsWith('-') && !options.includes(part.split('=')[0]))
if (unknown)
  refuse(
    `npm run e2e passes the options of \`playwright test --help\` on, such as -g, --headed or --debug; ${unknown} is none of them`,
  )
const chromium = await ensureChromium()
ensureBuilt()
const { status } = spawnSync('playwright', ['test', ...given, `--project=${file.split('/')[1]}`], {
  cwd: root,
  stdio: 'inherit',
  env: toolEnv({ CHROMIUM_PATH: chromium, ONLY_BUILT: '1', TEST_MATRIX: 'full' }),
})
process.exit(status ?? 1)
