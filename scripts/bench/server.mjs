// The production build and the mock backend's own handlers over HTTP/2, as a phone far away meets them.
import { createSecureServer } from 'node:http2'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { getResponse } from 'msw'
import { createServer } from 'vite'
import { root } from '../install.mjs'
import { security, staticHandler } from '../serve.mjs'
import { createCertificate } from './certificate.mjs'

/** What a server needs for a call. */
const CALL_MS = 50
/** TCP, TLS 1.3, and the first request itself. */
const CONNECTION_ROUND_TRIPS = 3

const BLANK =
  '<!doctype html><html lang="zh-CN"><link rel="icon" href="data:,"><title>空白</title><p>一行文字</p></html>'

/** The request as the handlers want it; a header of HTTP/2 itself begins with a colon. */
async function toRequest(incoming) {
  const headers = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'))
  const parts = []
  for await (const part of incoming) parts.push(part)
  return new Request(new URL(incoming.url, 'https://127.0.0.1'), {
    method: incoming.method,
    headers,
    ...(parts.length > 0 ? { body: Buffer.concat(parts) } : {}),
  })
}

/** Sends an answer of the handlers like deploy/nginx.conf: compressed on the fly, never kept. */
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

/** The mock backend, from the sources; `API` tells a call from a file. */
async function loadBackend() {
  const loader = await createServer({
    root,
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
  })
  const { createBackend } = await loader.ssrLoadModule('/src/mocks/backend.ts')
  const { API } = await loader.ssrLoadModule('/src/mocks/http.ts')
  return { backend: createBackend(), API, close: () => loader.close() }
}

/**
 * The way between phone and server. The browser gives each request at least one round trip; what a new connection and a
 * call cost beyond that waits here, because the browser's latency is a least time and does not add to the server's.
 */
function distance() {
  const sessions = new Map()
  let roundTrip = 0
  return {
    /** Ms to the server and back; 0 means no cost at all, also for calls. */
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
    /** Ends all connections: the next request opens a new one. */
    cut: () => [...sessions.keys()].forEach((session) => session.destroy()),
  }
}

function answering(far, { backend, API }) {
  const headers = security()
  const handle = staticHandler('dist', async (incoming, outgoing) => {
    await far.connected(incoming.stream.session)
    if (incoming.url === '/blank') {
      outgoing.writeHead(200, { ...headers, 'content-type': 'text/html', 'cache-control': 'no-store' }).end(BLANK)
      return true
    }
    if (!API.test(incoming.url)) return false
    const [request] = await Promise.all([toRequest(incoming), far.called()])
    const answer = await getResponse(backend.handlers, request)
    if (!answer) return false
    await sendAnswer(answer, outgoing, headers)
    return true
  })
  return (incoming, outgoing) => handle(incoming, outgoing).catch((error) => outgoing.destroy(error))
}

/** Serves `dist`, a blank page and the mock backend. */
export async function serve(port = 0) {
  const { backend, API, close } = await loadBackend()
  const { key, cert, trust } = createCertificate()
  const far = distance()
  const answer = answering(far, { backend, API })
  const server = createSecureServer({ key, cert }, (incoming, outgoing) => void answer(incoming, outgoing))
  server.on('session', far.notice)
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    origin: `https://127.0.0.1:${server.address().port}`,
    backend,
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
