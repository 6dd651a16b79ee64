import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getResponse } from 'msw'
import { type Backend, createBackend } from '#/mocks/backend.ts'
import { API, reply, toRequest } from '#/mocks/http.ts'
import { SAMPLE_PATH } from '#/mocks/resources.ts'
import { createStaticServer } from '../../scripts/serve.mjs'

/** The built product and its mock backend over real HTTP, for browsers whose requests cannot be intercepted. */
export interface Product {
  readonly origin: string
  readonly port: number
  readonly backend: Backend
  /**
   * The start address of a visit: resets the data, optionally signs in and sets knobs. Its query stays in the session
   * storage as `visit`.
   */
  visit: (target: string, persona?: string, knobs?: string) => string
  /** Number of pending calls of this visit. */
  readonly open: number
  close: () => Promise<void>
}

/** The page that starts a visit. */
export const ENTER = '/__enter'

/** A page on the product's own origin. It clears the last session, signs the new person in and opens the screen. */
const enterPage = (token: string, target: string): string =>
  `<!doctype html><meta charset="utf-8"><title>…</title><script>
localStorage.clear(); sessionStorage.clear();
// A driver sees by it whether a page belongs to this visit: a request to open an address can get lost.
sessionStorage.setItem('visit', location.search);
const token = ${JSON.stringify(token)};
if (token) localStorage.setItem('app:session', JSON.stringify({ token }));
// A driver that waits for this page has it before it is left.
addEventListener('load', () => setTimeout(() => location.replace(${JSON.stringify(target)}), 30));
</script>`

/**
 * @param now the mock backend's clock; the app follows its Date header.
 * @param first code before the worker's script, because code cannot be run in a worker first in any other way.
 * @param named the origin that the browser uses for the server; by default the server's own origin with a free port.
 */
export async function serveProduct(now: () => number = Date.now, first = '', named?: string): Promise<Product> {
  // Each visit has its own counter, because calls of an earlier visit may never end.
  const state = { backend: createBackend({ now }), visit: { open: 0 }, visits: 0 }
  const enter = (url: URL, outgoing: ServerResponse): void => {
    // The data is reset only when the last screen is gone. Otherwise late calls of this screen would be sent to a
    // backend without its session.
    state.visit = { open: 0 }
    state.backend = createBackend({ now, knobs: url.searchParams.get('knobs') ?? '' })
    const token = state.backend.tokenFor(url.searchParams.get('as') ?? '') ?? ''
    outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    outgoing.end(enterPage(token, url.searchParams.get('to') ?? '/'))
  }
  const worker = (url: URL, outgoing: ServerResponse): void => {
    outgoing.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' })
    outgoing.end(`${first};${readFileSync(join('dist', url.pathname), 'utf8')}`)
  }
  const call = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { visit } = state
    visit.open += 1
    try {
      const response = await getResponse(state.backend.handlers, await toRequest(incoming))
      await reply(response ?? new Response(null, { status: 501 }), outgoing)
    } finally {
      visit.open -= 1
    }
  }
  const server = createStaticServer('dist', async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const url = new URL(incoming.url ?? '/', 'http://localhost')
    if (url.pathname === ENTER) enter(url, outgoing)
    else if (first !== '' && /\/assets\/worker-[\w-]+\.js$/.test(url.pathname)) worker(url, outgoing)
    else if (API.test(url.pathname) || url.pathname === `/${SAMPLE_PATH}`) await call(incoming, outgoing)
    else return false
    return true
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const origin = named ?? `http://127.0.0.1:${port}`
  return {
    origin,
    port,
    get backend() {
      return state.backend
    },
    get open() {
      return state.visit.open
    },
    visit: (target, persona = '', knobs = '') => {
      state.visits += 1
      const query = new URLSearchParams({ to: target, as: persona, knobs, visit: String(state.visits) })
      return `${origin}${ENTER}?${query.toString()}`
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
