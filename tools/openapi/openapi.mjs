// npm run openapi [-- <file>]: writes the contract rows as an OpenAPI 3.1 document (openapi.json).
// npm run openapi -- --mock <port>: serves the examples of the document instead (mock-server.ts).
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ensureInstalled, root } from '../../scripts/install.mjs'
import { whyUnwritable } from '../../scripts/writable.mjs'

ensureInstalled()
const isMock = process.argv[2] === '--mock'
const [file = isMock ? '' : 'openapi.json', ...more] = process.argv.slice(isMock ? 3 : 2)
const target = resolve(root, file)

function refuse(sentence) {
  console.error(sentence)
  process.exit(2)
}

/** Whether a file is an OpenAPI document, which may be overwritten. */
function isOpenApi(path) {
  try {
    return typeof JSON.parse(readFileSync(path, 'utf8')).openapi === 'string'
  } catch {
    return false
  }
}

async function load(name) {
  const { runnerImport } = await import('vite')
  return (await runnerImport(join(root, 'tools/openapi', name), { configFile: false, root })).module
}

async function write() {
  if (more.length > 0 || !file.endsWith('.json'))
    refuse('npm run openapi takes one name of a file that ends with .json')
  const why = whyUnwritable(target)
  if (why) refuse(`${file} cannot be written (${why}); give a file in a folder that exists`)
  if (existsSync(target) && !isOpenApi(target)) refuse(`${file} exists and is no OpenAPI document: it is left as it is`)
  const { document } = await load('write.ts')
  writeFileSync(target, `${JSON.stringify(document, null, 2)}\n`)
  console.log(`${file}: ${Object.values(document.paths).flatMap(Object.keys).length} operations`)
}

async function mock() {
  if (more.length > 0 || !/^\d{2,5}$/.test(file)) refuse('npm run openapi -- --mock takes a port such as 4010')
  const { document } = await load('write.ts')
  await (await load('mock-server.ts')).serveMock(document, Number(file))
}

await (isMock ? mock() : write())
