import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** Sizes of the built files from Vite's manifest: deterministic, brotli 11. */

interface Chunk {
  file: string
  src?: string
  isEntry?: boolean
  isDynamicEntry?: boolean
  imports?: string[]
}

export const dist = join(import.meta.dirname, '../../dist')

export const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>

const brotli = (file: string): number =>
  brotliCompressSync(readFileSync(join(dist, file)), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

function closure(key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of manifest[key]?.imports ?? []) closure(next, seen)
  return seen
}

/** The static imports of the given chunks. */
export function filesOf(keys: readonly string[]): { js: Set<string> } {
  const chunks = [...new Set(keys.flatMap((key) => [...closure(key)]))].map((key) => manifest[key])
  return { js: new Set(chunks.map((chunk) => chunk?.file ?? '')) }
}

/** One style sheet for the whole app: every screen has its styles at once, with one request. */
export const styleSheets = readdirSync(join(dist, 'assets'))
  .filter((name) => name.endsWith('.css'))
  .map((name) => `assets/${name}`)

export const sizeOf = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + brotli(file), 0)

export const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
export const lazyScreens = Object.keys(manifest).filter(
  (key) => manifest[key]?.isDynamicEntry && key.endsWith('Screen.tsx'),
)
export const htmlBytes = brotli('index.html')

/** The schemas that the first calls of a screen load; those already in the shell are counted there. */
export const modelsOf = (...domains: string[]): string[] =>
  domains.map((domain) => `src/domains/${domain}/model.ts`).filter((key) => key in manifest)
