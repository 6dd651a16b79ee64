// npm run gallery [-- --domain order,mall] [--state empty] [--out folder] [--compare folder]: photographs every state
// of every address and writes a static page with the pictures, the contract as a page, and, with --compare, the
// differences. docs/qa.md explains it. With --readme, it takes only the pictures of README.md. Exit code 0: all were
// photographed; 1: some were not; 2: bad input.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../../scripts/built.mjs'
import { ensureChromium } from '../../scripts/chromium.mjs'
import { ensureInstalled, nodePath, root, toolEnv } from '../../scripts/install.mjs'

const USAGE =
  'usage: npm run gallery [-- --domain order,mall] [--state empty] [--out folder] [--compare folder | --readme]'

function refuse(sentence) {
  console.error(sentence)
  process.exit(2)
}

function read() {
  const text = { type: 'string' }
  try {
    return parseArgs({ options: { domain: text, state: text, out: text, compare: text } }).values
  } catch (error) {
    return refuse(`${error.message.split('. ')[0]}. ${USAGE}`)
  }
}

const photograph = (project, env) =>
  spawnSync('playwright', ['test', '--config', 'playwright.gallery.config.ts', '--project', project], {
    cwd: root,
    stdio: 'inherit',
    env: toolEnv(env),
  })

if (process.argv.slice(2).join(' ') === '--readme') {
  ensureInstalled()
  nodePath()
  const chromium = await ensureChromium()
  ensureBuilt()
  process.exit(photograph('readme', { CHROMIUM_PATH: chromium }).status ?? 1)
}
const given = read()
for (const [name, value] of Object.entries(given)) if (value.trim() === '') refuse(`--${name} needs a value. ${USAGE}`)
const out = resolve(root, given.out ?? 'gallery')
const old = given.compare === undefined ? null : resolve(root, given.compare)
ensureInstalled()
nodePath()
const { Unusable, manifestIn, writeGallery } = await import('./write.mjs')
const { claim, empty, finish, isUnfinished } = await import('./folder.mjs')

/** Reads the manifest of a folder; ends the command when the folder is not a gallery of this version. */
function manifestOf(folder, name) {
  try {
    return manifestIn(folder)
  } catch (error) {
    if (error instanceof Unusable) return refuse(`${name} ${error.message}`)
    throw error
  }
}

if (old !== null) manifestOf(old, '--compare')
// The output folder is emptied first.
if (old !== null && `${old}${sep}`.startsWith(`${out}${sep}`))
  refuse('--compare must name a folder outside the one that is written')
if (existsSync(out) && !statSync(out).isDirectory()) refuse(`--out ${out} is a file; give a new folder or a gallery`)
if (existsSync(out) && readdirSync(out).length > 0 && !isUnfinished(out)) manifestOf(out, '--out')

const { runnerImport } = await import('vite')
const imported = async (file) =>
  (await runnerImport(join(root, file), { configFile: false, root, logLevel: 'error' })).module
const { statesOf } = await imported('e2e/screens.ts')
const known = Object.keys(statesOf)
const domains = given.domain?.split(',').filter(Boolean) ?? []
for (const name of domains)
  if (!known.includes(name)) refuse(`--domain ${name}: no domain has this name; there are ${known.join(', ')}`)
const inDomains = (name) => domains.length === 0 || domains.includes(name)
if (given.state !== undefined) {
  const { derivedStates } = await imported('e2e/derived-states.ts')
  const names = [
    ...Object.entries(statesOf).flatMap(([domain, states]) => (inDomains(domain) ? states : [])),
    ...derivedStates.filter(({ domain }) => inDomains(domain)),
  ].map(({ name }) => name)
  if (!names.some((name) => name.includes(given.state)))
    refuse(
      `--state ${given.state}: no state has this in its name; there are ${names.slice(0, 8).join(', ')} … and for addresses with reads names that end with -loading, -failing, -long`,
    )
}

// The folder is checked first, so that the command ends at once if the folder cannot be written.
try {
  claim(out)
} catch (error) {
  refuse(`--out ${out} cannot be written (${error.code}); give a new folder or a gallery`)
}
const chromium = await ensureChromium()
ensureBuilt()
empty(out)
const started = Date.now()
photograph('gallery', {
  CHROMIUM_PATH: chromium,
  GALLERY_OUT: out,
  GALLERY_DOMAINS: domains.join(','),
  GALLERY_STATE: given.state ?? '',
  GALLERY_REPORT: join(out, 'report.json'),
})
const { photographed, missing, changed } = await writeGallery(out, old)
finish(out)
console.log(`\n${photographed} states in ${((Date.now() - started) / 1000).toFixed(0)} s: ${join(out, 'index.html')}`)
if (changed !== null) console.log(`${changed} pictures differ from ${old}`)
for (const { title, why } of missing) console.log(`not photographed: ${title}: ${why}`)
process.exit(missing.length === 0 && photographed > 0 ? 0 : 1)
