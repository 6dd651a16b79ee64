import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXTS = /\.(html|js|mjs|css|svg|json)$/
/** Below this size compression saves no network packet. */
const MIN_BYTES = 1024

/** Writes `.br` and `.gz` beside each text file of the build: a server sends exactly what the byte budgets count. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  closeBundle: {
    order: 'post',
    sequential: true,
    handler() {
      const folder = this.environment.config.build.outDir
      const root = this.environment.config.root
      const base = resolve(root, folder)
      for (const name of readdirSync(base, { recursive: true, encoding: 'utf8' })) {
        if (!TEXTS.test(name) || name.startsWith('.vite')) continue
        const file = join(base, name)
        const bytes = readFileSync(file)
        if (bytes.length < MIN_BYTES) continue
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
      }
    },
  },
})
