// The production build and the handlers of the mock backend over HTTP/2, with the delays of a distant phone.
import { readdir } from 'node:fs/promises'
import { createSecureServer } from 'node:http2'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { getResponse } from 'msw'
import { createServer } from 'vite'
import { root } from '../../scripts/install.mjs'
import { securityHeaders, staticHandler } from '../../scripts/serve.mjs'
import { createCertificate } from './certificate.mjs'

/** The time in ms that a server takes for a call. */
const CALL_MS = 50
/** The round trips of a new connection: TCP, TLS 1.3, and the first request itself. */
const CONNECTION_ROUND_TRIPS = 3

const BLANK =
  '<!doctype html><html lang="zh-CN"><link rel="icon" href="data:,"><title>空白</title><p>一行文字</p></html>'

/**
 * Pages that run only the libraries that every screen needs, and no code of the app: no screen can be faster. The page
 * of the report also loads the files of the report, without running them.
 */
const LIBRARIES = {
  '/libraries': [],
  '/libraries-and-report': ['index', 'report', 'report-parts', 'linked', 'style'],
}

async function librariesAnswer(checkout, url, isScript) {
  const files = await readdir(join(checkout, 'dist/assets'))
  const urlOf = (name) => `/assets/${files.find((file) => new RegExp(`^${name}-[\\w-]{7}\\.(js|css)$`).test(file))}`
  const [vendor, ...more] = ['vendor', ...LIBRARIES[url]].map(urlOf)
  if (isScript)
    return (
      `Promise.all([import('${vendor}'),...${JSON.stringify(more)}.map((file)=>fetch(file).then((reply)=>reply.text()))])` +
      ".then(()=>{const p=document.createElement('p');p.className='libraries';p.textContent='一行文字';document.body.append(p)})"
    )
  return (
    '<!doctype html><html lang="zh-CN"><link rel="icon" href="data:,"><title>程序库</title>' +
    `<link rel="modulepreload" href="${vendor}"><script type="module" src="${url}.js"></script>` +
    more.map((file) => `<link rel="preload" as="fetch" crossorigin href="${file}">`).join('')
  )
}

/** Sends a reply of the handlers as deploy/nginx.conf does: compressed on the fly, never cached. */
async function sendAnswer(answer, outgoing, headers) {
  const own = Object.fromEntries(answer.headers)
  const json = /json/.test(own['content-type'] ?? '')
  const body = Buffer.from(await answer.arrayBuffer())
  outgoing.writeHead(answer.status, {
    ...headers,
    'cache-control': 'no-store',
    ...own,
    ...(json ? { 'content-encoding': 'gzip' } : {}),
  })
  outgoing.end(json ? gzipSync(body, { level: 1 }) : body)
}

/** The mock backend, from the sources; `API` matches the paths of calls. */
async function loadBackend() {
  const loader = await createServer({
    root,
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
  })
  const { createBackend } = await loader.ssrLoadModule('/src/mocks/backend.ts')
  const { API, toRequest } = await loader.ssrLoadModule('/src/mocks/http.ts')
  return { backend: createBackend(), API, toRequest, close: () => loader.close() }
}

/**
 * The network between phone and server. The browser delays each request by at least one round trip. The server waits
 * for the further round trips of a new connection and of a call, because the browser's latency is a minimum and does
 * not add to the server's time.
 */
function distance() {
  const sessions = new Map()
  let roundTrip = 0
  return {
    /** The round trip in ms; 0 means no delay at all, not even for calls. */
    set: (ms) => (roundTrip = ms),
    notice: (session) => {
      sessions.set(session, null)
      session.on('close', () => sessions.delete(session))
    },
    connected: (session) => {
      if (!sessions.get(session)) sessions.set(session, sleep(CONNECTION_ROUND_TRIPS * roundTrip))
      return sessions.get(session)
    },
    called: () => (roundTrip > 0 ? sleep(roundTrip + CALL_MS) : undefined),
    /** Closes all connections, so that the next request opens a new one. */
    cut: () => [...sessions.keys()].forEach((session) => session.destroy()),
  }
}

function answering(far, { backend, API, toRequest }, checkout) {
  const headers = securityHeaders(checkout)
  const call = async (incoming, outgoing) => {
    await far.connected(incoming.stream.session)
    if (incoming.url === '/blank') {
      outgoing.writeHead(200, { ...headers, 'content-type': 'text/html', 'cache-control': 'no-store' }).end(BLANK)
      return true
    }
    const page = incoming.url.replace(/\.js$/, '')
    if (page in LIBRARIES) {
      const isScript = page !== incoming.url
      const type = isScript ? 'text/javascript' : 'text/html'
      outgoing.writeHead(200, { ...headers, 'content-type': type, 'cache-control': 'no-store' })
      outgoing.end(await librariesAnswer(checkout, page, isScript))
      return true
    }
    if (!API.test(incoming.url)) return false
    const [request] = await Promise.all([toRequest(incoming), far.called()])
    const answer = await getResponse(backend.handlers, request)
    if (!answer) return false
    await sendAnswer(answer, outgoing, headers)
    return true
  }
  const handle = staticHandler('dist', call, checkout)
  return (incoming, outgoing) => handle(incoming, outgoing).catch((error) => outgoing.destroy(error))
}

/** Serves `dist` of a checkout, a blank page and the mock backend of this checkout. */
export async function serve(port = 0, checkout = root) {
  const { close, ...mock } = await loadBackend()
  const { key, cert, trust } = createCertificate()
  const far = distance()
  const answer = answering(far, mock, checkout)
  const server = createSecureServer({ key, cert }, (incoming, outgoing) => void answer(incoming, outgoing))
  server.on('session', far.notice)
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    origin: `https://127.0.0.1:${server.address().port}`,
    backend: mock.backend,
    trust,
    setRoundTrip: far.set,
    disconnect: far.cut,
    close: async () => {
      far.cut()
      server.close()
      await close()
    },
  }
}
