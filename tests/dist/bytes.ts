import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** The sizes of the built files in Vite's manifest, compressed with brotli 11. Equal code has equal sizes. */

interface Chunk {
  file: string
  name?: string
  isEntry?: boolean
  isDynamicEntry?: boolean
  imports?: string[]
}

export const dist = join(import.meta.dirname, '../../dist')

export const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>

/**
 * A chunk contains the content hashes of other chunks. The hashes change with every release, and change the compressed
 * size of the same code by about 90 bytes. Each hash is replaced by an equally long hash of the chunk's name.
 */
const withSteadyNames = (text: string): string =>
  text.replace(/([\w.-]+)-[\w-]{7}\.(js|css)\b/g, (_whole, name: string, kind: string) => {
    const hash = createHash('sha256').update(name).digest('base64url').slice(0, 7)
    return `${name}-${hash}.${kind}`
  })

const brotli = (file: string): number => {
  const bytes = readFileSync(join(dist, file))
  const steady = /\.(js|css|html)$/.test(file) ? Buffer.from(withSteadyNames(bytes.toString('utf8'))) : bytes
  return brotliCompressSync(steady, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

function withImports(key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of manifest[key]?.imports ?? []) withImports(next, seen)
  return seen
}

export function filesOf(keys: readonly string[]): { js: Set<string> } {
  const chunks = [...new Set(keys.flatMap((key) => [...withImports(key)]))].map((key) => manifest[key])
  return { js: new Set(chunks.map((chunk) => chunk?.file ?? '')) }
}

/** One style sheet for every page, and one for the screens of most domains. */
export const styleSheets = readdirSync(join(dist, 'assets'))
  .filter((name) => name.endsWith('.css'))
  .map((name) => `assets/${name}`)

export const sizeOf = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + brotli(file), 0)

export const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
export const lazyScreens = Object.keys(manifest).filter(
  (key) => manifest[key]?.isDynamicEntry && key.endsWith('Screen.tsx'),
)
export const htmlBytes = brotli('index.html')

export function keyOfChunk(name: string): string {
  const [key, ...others] = Object.keys(manifest).filter((one) => manifest[one]?.name === name)
  if (key === undefined || others.length > 0) throw new Error(`there is not one chunk ${name}`)
  return key
}

const page = readFileSync(join(dist, 'index.html'), 'utf8')
const matchInPage = (pattern: RegExp): string => pattern.exec(page)?.[1] ?? ''
export const firstSheet = matchInPage(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/)
export const domainSheet = matchInPage(/<meta name="domain-styles" content="\/([^"]+)"/)

/** The inline script of src/early-paint in the built page. */
export const firstScript = (): string => /<script>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? ''
