import { createReadStream, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, type PluginOption, type ResolvedConfig } from 'vite'
import { CHUNK_KB, strict } from './vite-strict.ts'

/**
 * The files that pdf.js loads at run time, with their folders in the build: character tables, standard fonts, and
 * decoders for browsers without WebAssembly.
 */
const folders: Record<string, RegExp> = {
  cmaps: /\.bcmap$|^LICENSE/,
  standard_fonts: /\.(pfb|ttf)$|^LICENSE/,
  wasm: /_nowasm_fallback\.js$|^LICENSE_(JBIG2|OPENJPEG|PDFJS_JBIG2|PDFJS_OPENJPEG)$/,
}

const source = join(import.meta.dirname, '../node_modules/pdfjs-dist')

const filesOf = (folder: string): string[] =>
  readdirSync(join(source, folder)).filter((name) => folders[folder]?.test(name))

const types: Record<string, string> = { '.js': 'text/javascript' }

function fileAt(pathname: string): string | null {
  const [, folder = '', name = ''] = /^\/pdf\/(\w+)\/([\w.-]+)$/.exec(pathname) ?? []
  return folders[folder]?.test(name) && filesOf(folder).includes(name) ? join(source, folder, name) : null
}

/** Serves the pdf.js files from the installed package under /pdf/; none of them is in the repository. */
export const pdfFiles = (): Plugin => ({
  name: 'pdf-files',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const file = fileAt(new URL(request.url ?? '/', 'http://localhost').pathname)
      if (!file) return next()
      response.setHeader('content-type', types[file.slice(file.lastIndexOf('.'))] ?? 'application/octet-stream')
      createReadStream(file).pipe(response)
    })
  },
  generateBundle() {
    for (const folder of Object.keys(folders))
      for (const name of filesOf(folder))
        this.emitFile({
          type: 'asset',
          fileName: `pdf/${folder}/${name}`,
          source: readFileSync(join(source, folder, name)),
        })
  },
})

interface PageOptions {
  define: Record<string, string>
  target: string | string[]
  plugins: PluginOption[]
}

/**
 * Builds /pdf/viewer.html after the app, in a separate build. In one build, the two would share chunks, and each first
 * screen would wait for more files.
 */
export function pdfPage({ define, target, plugins }: PageOptions): Plugin {
  let app: ResolvedConfig | null = null
  return {
    name: 'pdf-page',
    apply: 'build',
    configResolved(config) {
      app = config
    },
    async closeBundle() {
      if (!app) return
      await build({
        configFile: false,
        root: app.root,
        mode: app.mode,
        logLevel: 'warn',
        define,
        plugins,
        build: {
          outDir: app.build.outDir,
          emptyOutDir: false,
          copyPublicDir: false,
          assetsDir: 'pdf/assets',
          assetsInlineLimit: 0,
          cssCodeSplit: false,
          target,
          chunkSizeWarningLimit: CHUNK_KB,
          rolldownOptions: { ...strict, input: 'pdf/viewer.html' },
        },
      })
    },
  }
}
