// node scripts/serve.mjs <folder> <port>: a static server that follows deploy/nginx.conf: the app shell for addresses
// of the app, a plain 404 for missing assets, the same headers.
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { createBrotliCompress, constants } from 'node:zlib'
import { root } from './install.mjs'

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

/** Reads the `add_header Name "value"` lines of the nginx file, so that both servers send the same headers. */
export function headersOf(config) {
  return Object.fromEntries(
    [...config.matchAll(/^\s*add_header\s+([\w-]+)\s+"([^"]*)"/gm)].map(([, name, value]) => [name, value]),
  )
}

/** The security headers of every response; they name the inline script of the checkout's own build. */
export const securityHeaders = (checkout = root) =>
  headersOf(readFileSync(join(checkout, 'deploy/headers.conf'), 'utf8'))

/** Handles requests from a folder; `extra` may handle a request first. For HTTP/1.1 and HTTP/2. */
export function staticHandler(folder, extra = async () => false, checkout = root) {
  const base = join(checkout, folder)
  const headers = securityHeaders(checkout)
  return async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (await extra(request, response)) return
    const path = normalize(decodeURIComponent(pathname))
    const file = join(base, path)
    const found = file.startsWith(base) && existsSync(file) && statSync(file).isFile()
    const asset = /^\/(assets|pictures|pdf)\//.test(path) || extname(path) !== ''
    if (!found && asset) return void response.writeHead(404, headers).end()
    const target = found ? file : join(base, 'index.html')
    const cache = /^\/(pdf\/)?assets\//.test(path)
      ? 'public, max-age=31536000, immutable'
      : found && asset && !/\.html$|^\/version\.json$/.test(path)
        ? 'public, max-age=3600'
        : target.endsWith('.html')
          ? 'no-cache'
          : 'no-store'
    // The same form as nginx's ETag.
    const { size, mtimeMs } = statSync(target)
    const etag = `"${Math.trunc(mtimeMs / 1000).toString(16)}-${size.toString(16)}"`
    const known = { ...headers, 'cache-control': cache, etag }
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304, known).end()
    const brotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    response.writeHead(200, {
      ...known,
      'content-type': types[extname(target)] ?? 'application/octet-stream',
      ...(brotli ? { 'content-encoding': 'br' } : {}),
    })
    // The production build contains compressed files; the demo build does not.
    const ready = brotli && existsSync(`${target}.br`)
    const stream = createReadStream(ready ? `${target}.br` : target)
    if (brotli && !ready)
      stream.pipe(createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })).pipe(response)
    else stream.pipe(response)
  }
}

export function createStaticServer(folder, extra) {
  const answer = staticHandler(folder, extra)
  return createServer((request, response) => void answer(request, response))
}

/** Serves a folder until it is stopped. An unusable port ends the command with one sentence and exit code 2. */
async function serve(folder = 'dist', given = '4173') {
  const { portIn, whyTaken } = await import('./port.mjs')
  const port = portIn(given)
  const why = port === null ? 'is no port from 1 to 65535' : await whyTaken(port, '127.0.0.1')
  if (why === null) return createStaticServer(folder).listen(port, '127.0.0.1')
  console.error(
    `${given} ${why === 'EADDRINUSE' ? 'is a port in use' : why}; give another one: node scripts/serve.mjs dist 4173`,
  )
  process.exit(2)
}

if (import.meta.filename === process.argv[1]) await serve(...process.argv.slice(2))
