import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hostTable } from '../src/hosts.ts'
import { firstScreens } from './vite-chunks.ts'
import { starter } from './vite-starter.ts'
import { domainSheetOf } from './vite-styles.ts'
import { build, type Plugin, type Rolldown } from 'vite'

const chunksOf = (bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((entry): entry is Rolldown.OutputChunk => entry.type === 'chunk')

/** The files of chunks with all that they import. */
function closureOf(chunks: readonly Rolldown.OutputChunk[], starts: readonly Rolldown.OutputChunk[]): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const files = new Set(starts.map(({ fileName }) => fileName))
  for (const file of files) for (const next of byName.get(file)?.imports ?? []) files.add(next)
  return files
}

/** The chunks of a first screen that index.html does not already load. */
function filesOf(chunks: readonly Rolldown.OutputChunk[], modules: RegExp): string[] {
  const everywhere = closureOf(
    chunks,
    chunks.filter(({ isEntry }) => isEntry),
  )
  const starts = chunks.filter(({ moduleIds }) => moduleIds.some((id) => modules.test(id.replaceAll('\\', '/'))))
  if (starts.length === 0) throw new Error(`no chunk for ${modules.source}`)
  return [...closureOf(chunks, starts)].filter((file) => !everywhere.has(file)).map((file) => `/${file}`)
}

/** The script of src/early-paint in one file. The rest of the build does not change its text, so its hash is stable. */
async function scriptOf(target: string | string[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, '..'),
    publicDir: false,
    build: {
      write: false,
      target,
      modulePreload: false,
      rolldownOptions: {
        input: join(import.meta.dirname, '../src/early-paint/main.ts'),
        output: { format: 'iife', entryFileNames: 'first.js' },
      },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (!output || !('output' in output)) throw new Error('src/early-paint was not built')
  return output.output[0].code.trim()
}

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll("'", '&#39;')

const ENTRY = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/

interface FirstOptions {
  target: string | string[]
  /** Whether calls can be answered before the app starts. */
  calls: boolean
  /** The value of VITE_HOSTS. */
  hosts: string
}

/**
 * Writes the script of src/early-paint into index.html, together with its settings from the build: the release, the
 * chunks of first screens and the API hosts.
 */
export function firstPage({ target, calls, hosts }: FirstOptions): Plugin {
  let script = ''
  let start: { file: string; text: string } | null = null
  return {
    name: 'first-page',
    async buildStart() {
      script = await scriptOf(target)
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const apis = Object.fromEntries(Object.entries(hostTable(hosts)).map(([site, { api }]) => [site, api]))
        const settings = { release: 'development', calls, apis, chunks: {} }
        let page = html
        const [tag, entry] = ENTRY.exec(html) ?? []
        if (bundle && tag && entry) {
          const chunks = chunksOf(bundle)
          settings.release = entry
          settings.chunks = Object.fromEntries(
            Object.values(firstScreens).map(({ address, modules, domainSheet }) => [
              address,
              [...filesOf(chunks, modules), ...(domainSheet ? [domainSheetOf(bundle)] : [])],
            ]),
          )
          const file = entry.replace(/^(.*\/)[^/]*?(-[^/]+\.js)$/, '$1start$2')
          start = { file, text: starter(entry) }
          const preload = `<link rel="modulepreload" crossorigin href="${entry}">`
          page = page.replace(tag, `${preload}<script type="module" crossorigin src="${file}"></script>`)
        }
        const meta = `<meta name="first" content='${attribute(JSON.stringify(settings))}' />`
        return page
          .replace('</head>', `  ${meta}\n  </head>`)
          .replace('<!-- first -->', () => `<script>${script}</script>`)
      },
    },
    writeBundle({ dir }) {
      if (start && dir) writeFileSync(join(dir, start.file), start.text)
    },
  }
}
