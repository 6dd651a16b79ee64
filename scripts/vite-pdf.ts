import { createReadStream, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, type PluginOption, type ResolvedConfig } from 'vite'

/** What pdf.js reads beside its code, and how it is called in the build: tables of characters, fonts that a file may
 *  leave out, decoders for kernels without WebAssembly. */
const folders: Record<string, RegExp> = {
  cmaps: /\.bcmap$|^LICENSE/,
  standard_fonts: /\.(pfb|ttf)$|^LICENSE/,
  wasm: /_nowasm_fallback\.js$|^LICENSE_(JBIG2|OPENJPEG|PDFJS_JBIG2|PDFJS_OPENJPEG)$/,
}

const source = join(import.meta.dirname, '../node_modules/pdfjs-dist')

const filesOf = (folder: string): string[] =>
  readdirSync(join(source, folder)).filter((name) => folders[folder]?.test(name))

const types: Record<string, string> = { '.js': 'text/javascript' }

/** The file of pdf.js that an address means, or null. */
function fileAt(pathname: string): string | null {
  const [, folder = '', name = ''] = /^\/pdf\/(\w+)\/([\w.-]+)$/.exec(pathname) ?? []
  return folders[folder]?.test(name) && filesOf(folder).includes(name) ? join(source, folder, name) : null
}

/** Brings the files of pdf.js to /pdf/ from the installed package; none of them stands in the repository. */
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
 * Builds /pdf/viewer.html after the app, apart from it: in one build the two would share chunks, and the first screen
 * of each would wait for more files.
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
          rolldownOptions: { input: 'pdf/viewer.html' },
        },
      })
    },
  }
}
