import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, resolve } from 'node:path'
import { getResponse } from 'msw'
import type { Plugin, ViteDevServer } from 'vite'
import type { Backend } from './backend.ts'
import type { Db } from './db.ts'
import { API, reply, toRequest } from './http.ts'
import { SAMPLE_PATH } from './resources.ts'

/** Increase it when the shape of the database changes: an older snapshot is discarded. */
const SNAPSHOT_VERSION = 10
const SAVE_AFTER_MS = 200

/** The data file: relative to the repository, or absolute. */
export const stateFile = (given: string | undefined): string =>
  resolve(import.meta.dirname, '../..', given ?? '.mock/state.json')

const file = stateFile(process.env['MOCK_STATE'])

function load(): Db | undefined {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as { version: number; db: Db }
    return kept.version === SNAPSHOT_VERSION ? kept.db : undefined
  } catch {
    return undefined
  }
}

let timer: NodeJS.Timeout | undefined

function keep(db: Db): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify({ version: SNAPSHOT_VERSION, db }))
  }, SAVE_AFTER_MS)
}

/** Addresses of the stand-in itself: reset, a token for a persona, the last calls. */
function control(backend: Backend, url: URL): unknown {
  if (url.pathname === '/__mock/reset') return void backend.reset()
  if (url.pathname === '/__mock/sign-in') return { token: backend.tokenFor(url.searchParams.get('persona') ?? '') }
  if (url.pathname === '/__mock/seen') return { seen: backend.seen.slice(-50), breaches: backend.breaches }
  return undefined
}

async function serve(
  backend: Backend,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next: () => void,
): Promise<void> {
  const url = new URL(incoming.url ?? '/', 'http://localhost')
  if (url.pathname.startsWith('/__mock/')) {
    outgoing.setHeader('content-type', 'application/json')
    return void outgoing.end(JSON.stringify(control(backend, url) ?? null))
  }
  if (!API.test(url.pathname) && url.pathname !== `/${SAMPLE_PATH}`) return next()
  const response = await getResponse(backend.handlers, await toRequest(incoming))
  if (!response) return next()
  return reply(response, outgoing)
}

async function answer(
  backend: Backend,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next: (error?: unknown) => void,
): Promise<void> {
  try {
    await serve(backend, incoming, outgoing, next)
  } catch (error) {
    next(error)
  }
}

/** The embedded backend of `npm start`: real HTTP, one state for all devices, kept over restarts. */
export const embeddedBackend = (): Plugin => ({
  name: 'embedded-backend',
  apply: 'serve',
  async configureServer(server: ViteDevServer) {
    const module = (await server.ssrLoadModule('/src/mocks/backend.ts')) as typeof import('./backend.ts')
    const pages = (await server.ssrLoadModule('/src/mocks/wechat-accounts.ts')) as typeof import('./wechat-accounts.ts')
    const kept = load()
    const backend = module.createBackend({
      changed: keep,
      authorizePage: pages.instantPage,
      ...(kept ? { db: kept } : {}),
    })
    server.middlewares.use((incoming, outgoing, next) => {
      void answer(backend, incoming, outgoing, next)
    })
  },
})
