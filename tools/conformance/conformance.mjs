// npm run conformance -- https://host [options]: sends every read of the contract to a real backend and reports how its
// replies follow the contract. docs/qa.md explains the options. Exit code 0: nothing is broken; 1: something is; 2: bad
// input.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled, root } from '../../scripts/install.mjs'
import { whyUnwritable } from '../../scripts/writable.mjs'

const USAGE =
  'usage: npm run conformance -- https://host [--token T] [--only order,mall.goods] [--writes a.b --inputs file.json] [--pc https://…] [--store https://…] [--json file.json]'

function refuse(sentence) {
  console.error(sentence)
  process.exit(2)
}

function read() {
  const text = { type: 'string' }
  const options = { token: text, only: text, writes: text, inputs: text, pc: text, store: text, json: text }
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    return refuse(`${error.message.split('. ')[0]}. ${USAGE}`)
  }
}

function origin(text, name) {
  if (text === undefined) return undefined
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search)
    refuse(`${name} must be an origin such as https://api.example.com, without a path; it is ${text}`)
  return url.origin
}

function inputsIn(file) {
  if (file === undefined) return {}
  try {
    const inputs = JSON.parse(readFileSync(resolve(root, file), 'utf8'))
    if (typeof inputs === 'object' && inputs !== null && !Array.isArray(inputs)) return inputs
  } catch {
    // A file that cannot be read or is not JSON gives the same message as below.
  }
  return refuse(`--inputs ${file} must be a JSON file such as { "mall.goods": { "path": { "id": "G001" } } }`)
}

const { values, positionals } = read()
if (positionals.length !== 1) refuse(USAGE)
for (const [name, value] of Object.entries(values))
  if (value.replaceAll(',', '').trim() === '') refuse(`--${name} needs a value. ${USAGE}`)
const names = (text) =>
  text
    ?.split(',')
    .map((name) => name.trim())
    .filter(Boolean)
const options = {
  api: origin(positionals[0], 'the host'),
  pc: origin(values.pc, '--pc'),
  store: origin(values.store, '--store'),
  token: (values.token ?? (process.env.CONFORMANCE_TOKEN || undefined))?.replace(/^Bearer /, ''),
  only: names(values.only),
  writes: names(values.writes),
  inputs: inputsIn(values.inputs),
}
if (options.token !== undefined && !/^[\x21-\x7e]+$/.test(options.token))
  refuse('--token must be a token without blanks, as the login returns it')
const target = values.json && resolve(root, values.json)
const why = target ? whyUnwritable(target) : null
if (why) refuse(`--json ${values.json} cannot be written (${why}); give a file in a folder that exists`)
if (target && existsSync(target) && !readFileSync(target, 'utf8').startsWith('{"conformance":1'))
  refuse(`${values.json} exists and is no result of this command: it is left as it is`)

ensureInstalled()
const { runnerImport } = await import('vite')
const { module } = await runnerImport(join(root, 'tools/conformance/run.ts'), {
  configFile: false,
  root,
  logLevel: 'error',
})

const tell = ({ call, verdict, note, details }) => {
  console.log(`${verdict.padEnd(10)}  ${call.padEnd(30)} ${note}`)
  for (const { path, expected, came, fallback } of details)
    console.log(`${' '.repeat(12)}${path}: expected ${expected}; came ${came}; the app: ${fallback}`)
}

try {
  const results = await module.conformance(options, tell)
  const count = (verdict) => results.filter((result) => result.verdict === verdict).length
  console.log(
    `\n${results.length} calls: ${count('kept')} kept, ${count('tolerated')} kept with tolerance, ${count('broken')} broken, ${count('not judged')} not judged`,
  )
  if (target) writeFileSync(target, JSON.stringify({ conformance: 1, api: options.api, results }))
  process.exitCode = count('broken') > 0 ? 1 : 0
} catch (error) {
  if (!(error instanceof module.Refused)) throw error
  refuse(error.message)
}
