import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, resolve, sep } from 'node:path'
import { getResponse } from 'msw'
import { createServerModuleRunner, type Plugin, type ViteDevServer } from 'vite'
import type { Backend } from './backend.ts'
import { type Db, DB_VERSION } from './db.ts'
import { API, reply, toRequest } from './http.ts'
import { SAMPLE_PATH } from './resources.ts'

const SAVE_AFTER_MS = 200

/** The path of the data file, relative to the repository or absolute. */
export const stateFile = (given: string | undefined): string =>
  resolve(import.meta.dirname, '../..', given ?? '.mock/state.json')

/**
 * The data stored in a file; undefined when there is none.
 * @throws one sentence when the file has another version, so that it is not overwritten.
 */
export function readState(path: string): Db | undefined {
  if (!existsSync(path)) return undefined
  const kept = ((): { version?: unknown; db?: Db } | null => {
    try {
      return JSON.parse(readFileSync(path, 'utf8')) as { version?: unknown; db?: Db } | null
    } catch {
      return null
    }
  })()
  if (kept?.version === DB_VERSION && kept.db) return kept.db
  const found = typeof kept?.version === 'number' ? `版本 ${kept.version}` : '不是模拟后端的数据'
  throw new Error(
    `数据文件 ${path} 无法使用：${found}，需要版本 ${DB_VERSION}。请删除它，或用 MOCK_STATE=<文件> 指定另一个；文件没有被改动。`,
  )
}

/** Makes the folders one by one: below /proc Node's `recursive` never ends. */
function make(folder: string): void {
  if (existsSync(folder)) return
  make(dirname(folder))
  mkdirSync(folder)
}

/**
 * @throws one sentence when the file cannot be written. Checked at the start, because a later error would be hard to
 * understand.
 */
export function checkPlace(path: string): void {
  try {
    make(dirname(path))
    accessSync(existsSync(path) ? path : dirname(path) + sep, constants.W_OK)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    throw new Error(`数据文件 ${path} 不能写入（${code}），请用 MOCK_STATE=<文件> 指定另一个。`, { cause: error })
  }
}

/** The stored data. A file that cannot be used ends the start with one sentence and exit code 2. */
function storedState(file: string): Db | undefined {
  try {
    checkPlace(file)
    return readState(file)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(2)
  }
}

/** Writes the data to a file a moment after the last change. */
function keeper(file: string): (db: Db) => void {
  let timer: NodeJS.Timeout | undefined
  return (db) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      make(dirname(file))
      writeFileSync(file, JSON.stringify({ version: DB_VERSION, db }))
    }, SAVE_AFTER_MS)
  }
}

interface MockBackend {
  backend: Backend
  control: typeof import('./workbench/control.ts').control
}

async function serve(
  { backend, control }: MockBackend,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next: () => void,
): Promise<void> {
  const url = new URL(incoming.url ?? '/', 'http://localhost')
  const own = url.pathname.startsWith('/__mock/') ? control(backend, url) : undefined
  if (own !== undefined) {
    outgoing.writeHead(own.status, { 'content-type': 'application/json; charset=utf-8' })
    return void outgoing.end(JSON.stringify(own.body))
  }
  if (!API.test(url.pathname) && url.pathname !== `/${SAMPLE_PATH}`) return next()
  const response = await getResponse(backend.handlers, await toRequest(incoming))
  if (!response) return next()
  return reply(response, outgoing)
}

async function answer(
  mockBackend: MockBackend,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next: (error?: unknown) => void,
): Promise<void> {
  try {
    await serve(mockBackend, incoming, outgoing, next)
  } catch (error) {
    next(error)
  }
}

/**
 * Loads the modules of the mock backend with a module runner of its own. Vite's own runner would load them again when a
 * compiler setting changes. An import after such a change would also load them again; therefore all schemas are loaded
 * at once.
 */
async function load(
  { environments: { ssr } }: ViteDevServer,
  db: Db | undefined,
  keep: (db: Db) => void,
): Promise<MockBackend> {
  const runner = createServerModuleRunner(ssr, { hmr: false })
  const module = await runner.import<typeof import('./backend.ts')>('/src/mocks/backend.ts')
  const pages = await runner.import<typeof import('./wechat-accounts.ts')>('/src/mocks/wechat-accounts.ts')
  const { control } = await runner.import<typeof import('./workbench/control.ts')>('/src/mocks/workbench/control.ts')
  const { schemaOf } = await runner.import<typeof import('./replies.ts')>('/src/mocks/replies.ts')
  const { routes } = await runner.import<typeof import('./all-handlers.ts')>('/src/mocks/all-handlers.ts')
  await Promise.all(routes.map(schemaOf))
  const options = { changed: keep, authorizePage: pages.instantPage, ...(db ? { db } : {}) }
  return { backend: module.createBackend(options), control }
}

/** The embedded mock backend of `npm start`: real HTTP, one state for all devices, which survives restarts. */
export function embeddedBackend(): Plugin {
  const file = stateFile(process.env['MOCK_STATE'])
  const keep = keeper(file)
  let server: ViteDevServer | undefined
  let mockBackend: MockBackend | undefined
  return {
    name: 'embedded-backend',
    apply: 'serve',
    async configureServer(started) {
      server = started
      mockBackend = await load(started, storedState(file), keep)
      started.middlewares.use((incoming, outgoing, next) => {
        if (mockBackend) void answer(mockBackend, incoming, outgoing, next)
      })
    },
    /** After a change of the mock backend's code, all its modules are loaded again, with the current data. */
    async hotUpdate({ modules }) {
      if (this.environment.name === 'ssr' && modules.length > 0 && server)
        mockBackend = await load(server, mockBackend?.backend.db, keep)
    },
  }
}
