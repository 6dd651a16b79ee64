// npm test: runs all stages, or those in the arguments (npm test -- --help). Installs missing packages. Prints the time
// of each stage, the slowest tests and `N passed, N failed` at the end.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { oldChromium, webkit } from './engines.mjs'
import { ensureInstalled, nodePath, root } from './install.mjs'
import { ensureNginx } from './nginx.mjs'
import { freePair } from './port.mjs'
import { count, failedParts, failuresOf, slowestOf, spansOf } from './test/reports.mjs'
import { runPhases } from './test/run.mjs'
import { buildStages, commandsOf, helpText, nodeStages, staticStages, wanted } from './test/stages.mjs'
import { nameOf, outside, readToDo, writeToDo } from './test/to-do.mjs'

function refuse(sentence) {
  console.error(sentence)
  process.exit(2)
}

/** The stages and options in the arguments. */
function read(given) {
  const names = given.filter((one) => one !== '--all')
  if (names.includes('--help')) {
    console.log(helpText())
    process.exit(0)
  }
  // npm does not pass this option to the script; without this check, all stages would run.
  if (process.env.npm_config_failed) refuse('it is npm test -- --failed')
  const failed = names.includes('--failed') ? readToDo() : null
  if (failed && names.length > 1) refuse('--failed stands alone')
  if (failed?.length === 0) {
    console.log('nothing is left: no failure is known here')
    process.exit(0)
  }
  try {
    return wanted(failed ?? names, given.includes('--all'))
  } catch (error) {
    return refuse(`${error.message}; npm test -- --help lists them`)
  }
}

const given = process.argv.slice(2)
const list = read(given)
const has = (stages) => list.filter(({ stage }) => stages.includes(stage))
const browsers = list.filter(({ stage }) => stage.kind === 'playwright')
const dist = list.filter(({ stage }) => stage.name === 'dist')

ensureInstalled()
nodePath()
const env = { CI: process.env.CI ?? 'true', TEST_MATRIX: given.includes('--all') ? 'full' : '' }
if (browsers.length + dist.length > 0) env.CHROMIUM_PATH = await ensureChromium()
if (browsers.length > 0) env.E2E_PORT = String(await freePair(4174))
if (dist.length > 0) env.NGINX_PATH = ensureNginx()
try {
  if (browsers.some(({ stage }) => ['addresses', 'chromium-86'].includes(stage.name))) oldChromium()
  if (browsers.some(({ stage }) => stage.name === 'webkit')) webkit()
} catch (error) {
  refuse(error.message)
}
rmSync(join(root, 'reports'), { recursive: true, force: true })
mkdirSync(join(root, 'reports'))

// Browser tests and the checks of the built files need both builds.
const builds =
  browsers.length + dist.length > 0 ? buildStages.map((stage) => ({ stage, filter: null })) : has(buildStages)
const [unit, screens] = nodeStages
const started = Date.now()
const before = outside(readToDo(), list)
// The list is written first, so that after an interrupted run it contains all tests of the run.
writeToDo([...before, ...list.map(nameOf)])
process.once('SIGINT', () => {
  console.log('\ninterrupted; npm test -- --failed runs what is left')
  process.exit(130)
})
const { results, left } = await runPhases(
  [
    { commands: commandsOf(has(staticStages)), needed: true },
    { commands: commandsOf([...has([unit]), ...builds]), needed: false },
    { commands: commandsOf(has([screens])), needed: false },
    { commands: commandsOf([...dist, ...browsers]), needed: false },
  ],
  env,
)

const node = results.filter(({ kind }) => kind === 'vitest').map(({ report }) => report)
const inBrowsers = results.filter(({ kind }) => kind === 'playwright').map(({ report }) => report)
const commands = results.filter(({ kind }) => kind === 'command')
const { passed, failed, flaky } = count(node, inBrowsers)
const wanting = !results.every((one) => one.passed)

console.log('\nStages:')
for (const { names, ms, kind } of results)
  if (kind !== 'playwright') console.log(`${(ms / 1000).toFixed(0).padStart(6)} s ${names.join(', ')}`)
for (const { name, ms } of spansOf(inBrowsers)) console.log(`${(ms / 1000).toFixed(0).padStart(6)} s ${name}`)
const slow = slowestOf(node, inBrowsers, 20)
if (slow.length > 0) console.log('\nSlowest tests:')
for (const { title, ms } of slow) console.log(`${(ms / 1000).toFixed(1).padStart(8)} s ${title}`)
for (const name of flaky) console.log(`passed only at the second try: ${name}`)
for (const { title, message } of failuresOf([...node, ...node.map((name) => `${name}.unhandled`)], inBrowsers))
  console.log(`\n✗ ${title}\n${message}`)
const broken = commands.filter((one) => !one.passed)
if (broken.length > 0) console.log('')
for (const { names } of broken) console.log(`✗ ${names.join(', ')}`)
if (left.length > 0) console.log(`\nnot run because of this: ${left.join(', ')}`)

writeToDo([...before, ...failedParts(results), ...left])
const bad = failed + broken.length
console.log(`\n${((Date.now() - started) / 1000).toFixed(0)} s`)
console.log(`${passed + commands.length - broken.length} passed, ${wanting ? Math.max(bad, 1) : bad} failed`)
process.exit(wanting || bad > 0 ? 1 : 0)
