import { http, HttpResponse, type HttpHandler } from 'msw'
import type { Db, ReportBook } from './db.ts'
import type { UserRow } from './db-rows.ts'
import { faultResponse } from './faults.ts'
import { video, VIDEO_PATH } from './files/videos.ts'
import { routes } from './all-handlers.ts'
import { parseInput } from './engine/input.ts'
import { prepare } from './life/prepare.ts'
import { followDiscounts } from './discounts.ts'
import { type Fault, type Knobs, matches, parseKnobs, since } from './knobs.ts'
import { checkInvariants } from './invariants.ts'
import type { AuthorizePage, MockRoute, World } from './mock-api.ts'
import { HttpError } from './http-error.ts'
import { inProfile, keepsContract, manyEntries } from './replies.ts'
import { RESOURCE_PATH, resourceFile, SAMPLE_PATH } from './resources.ts'
import { reportBook } from './seed/reports.ts'
import { fullHour } from './seed/promotions.ts'
import { seedDb } from './seed/seed.ts'
import { wechatPage } from './wechat-accounts.ts'

interface BackendOptions {
  /** Epoch ms; the real clock by default. */
  now?: () => number
  /** A restored database; by default the seed. */
  db?: Db
  /** Knobs that apply to every request (tests). */
  knobs?: string
  wait?: (ms: number) => Promise<void>
  /** WeChat's authorization page; WeChat's own address by default. */
  authorizePage?: AuthorizePage
  changed?: (db: Db) => void
}

export interface SeenCall {
  id: string
  status: number
  input: unknown
  /** Epoch ms by the real clock. */
  at: number
  /** ms until the reply was sent. */
  ms: number
  /** The contract violation of this call, if there was one. */
  violation?: string | undefined
}

/** One mock backend: a database, its handlers, and a log of the calls. */
export interface Backend {
  readonly handlers: HttpHandler[]
  db: Db
  /** Files that a test puts under a path of the public resources; all other files are generated. */
  readonly files: Map<string, Uint8Array<ArrayBuffer>>
  reset: () => void
  /** The last 200 calls. */
  readonly seen: SeenCall[]
  /** Contract violations; must stay empty. */
  readonly violations: string[]
  /** Writes that took effect since the last reset. */
  readonly writes: number
  setKnobs: (text: string) => void
  tokenFor: (persona: string) => string | null
}

interface State {
  db: Db
  book: ReportBook
  options: Required<Pick<BackendOptions, 'now' | 'wait'>> & BackendOptions
  knobs: string
  faultCounts: Map<string, number>
  seen: SeenCall[]
  violations: string[]
  writes: number
  files: Map<string, Uint8Array<ArrayBuffer>>
}

const bearer = (request: Request): string | null =>
  request.headers.get('authorization')?.replace(/^Bearer /, '') ?? null

function signIn(db: Db, user: UserRow): string {
  const token = `token-${user.id}-${db.sessions.length + 1}`
  db.sessions.push({ token, userId: user.id })
  return token
}

const userOf = (db: Db, token: string | null): UserRow | null => {
  const session = db.sessions.find((entry) => entry.token === token)
  return db.users.find((user) => user.id === session?.userId) ?? null
}

const knobsOf = ({ knobs, options }: State, { headers }: Request): Knobs =>
  parseKnobs(`${knobs};${headers.get('x-mock') ?? ''}`, options.now())

/** The fault for this call, if there is one; counts the matching calls. */
function hit(state: State, knobs: Knobs, id: string): Fault | null {
  for (const fault of knobs.faults.filter((entry) => matches(entry, id))) {
    const key = `${fault.endpoint}=${fault.kind}@${fault.nth}`
    const count = (state.faultCounts.get(key) ?? 0) + 1
    state.faultCounts.set(key, count)
    if (fault.nth === null || fault.nth === count) return fault
  }
  return null
}

const problem = (status: number, detail: string) =>
  HttpResponse.json({ status, title: 'Error', ...(detail ? { detail } : {}) }, { status })

const pageOf = (items: readonly unknown[], query: unknown) => {
  const { page, size } = (query ?? {}) as { page?: number; size?: number }
  return page === undefined || size === undefined ? items : items.slice(page * size, page * size + size)
}

/** Reads of these domains settle started payments. */
const SETTLES: readonly string[] = ['order', 'payment', 'pay-order', 'contract']

async function answer(
  state: State,
  route: MockRoute,
  request: Request,
  path: unknown,
  knobs: Knobs,
): Promise<Response> {
  const { row, id } = route.endpoint
  const token = bearer(request)
  const user = userOf(state.db, token)
  if ((row.auth === 'user' && !user) || (token && !user && row.server !== 'store')) return problem(401, '')
  const input = await parseInput(route, request)
  if (input.violation) {
    state.violations.push(input.violation)
    return problem(400, `请求不符合约定：${input.violation}`)
  }
  const idempotencyKey = row.idempotencyKey ? request.headers.get('idempotency-key') : null
  const ledgerKey = idempotencyKey ? `${user?.id}:${id}:${idempotencyKey}` : null
  const sent = JSON.stringify([path, input.query, input.body])
  const before = ledgerKey ? state.db.once[ledgerKey] : undefined
  if (before && (before.sent ?? sent) !== sent) {
    state.violations.push(`${id}: one idempotency key for two requests`)
    return problem(422, '同一个幂等键用于不同的请求')
  }
  if (before) return HttpResponse.json(before.body as null, { status: before.status })
  state.db.promotionHour = fullHour(state.options.now())
  const world: World = {
    db: state.db,
    reports: state.book,
    now: knobs.clock ?? state.options.now(),
    knobs,
    authorizePage: state.options.authorizePage ?? wechatPage,
    signIn: (who) => signIn(state.db, who),
  }
  followDiscounts(state.db, world.now)
  const moved = user !== null && prepare(world, user)
  const own = await route.answer({ ...world, path, query: input.query, body: input.body, user })
  const many = row.list && knobs.entries.find((entry) => matches(entry, id))
  const answered = many ? manyEntries(own as readonly unknown[], many.count) : own
  // Of a long list only the requested page is checked.
  const body = row.list ? pageOf(answered as unknown[], input.query) : answered
  const broken = checkInvariants(state.db) ?? ((await keepsContract(route, body)) ? null : 'reply')
  if (broken) {
    state.violations.push(`${id}: ${broken}`)
    return problem(599, `模拟后端自身出错：${broken}`)
  }
  const total = Array.isArray(answered) ? answered.length : 0
  const sentBody = await inProfile(knobs.backend, route, body, total)
  if (ledgerKey) state.db.once[ledgerKey] = { status: 200, body: sentBody, sent }
  if (moved || row.changes || SETTLES.includes(route.endpoint.domain)) state.options.changed?.(state.db)
  if (!row.list) return HttpResponse.json((sentBody ?? null) as null)
  return HttpResponse.json(sentBody as [], { headers: { 'x-total-count': String(total) } })
}

async function respond(state: State, route: MockRoute, request: Request, path: unknown): Promise<Response> {
  const { id, row } = route.endpoint
  const knobs = knobsOf(state, request)
  const fault = hit(state, knobs, id)
  if (knobs.latency > 0 || fault?.kind === 'slow')
    await state.options.wait(fault?.kind === 'slow' ? 3000 : knobs.latency)
  // The reply never comes: the page stays in its loading state.
  if (fault?.kind === 'never') await new Promise<never>(() => undefined)
  const planted = fault ? faultResponse(fault.kind) : null
  if (planted) return planted
  if (fault?.kind === 'empty' && row.list) return HttpResponse.json([], { headers: { 'x-total-count': '0' } })
  try {
    const response = await answer(state, route, request, path, knobs)
    return fault?.kind === 'lost' ? HttpResponse.error() : response
  } catch (error) {
    if (error instanceof HttpError) return problem(error.status, error.detail)
    throw error
  }
}

function handlerFor(state: State, route: MockRoute): HttpHandler {
  const { row, id } = route.endpoint
  const template = row.path.replace(/\{(\w+)\}/g, ':$1')
  const verb = row.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'
  return http[verb](`*/${template}`, async ({ request, params }) => {
    const asked = request.clone()
    const at = Date.now()
    const known = state.violations.length
    const response = await respond(state, route, request, params)
    if (response.type !== 'error')
      response.headers.set('date', new Date(knobsOf(state, asked).clock ?? state.options.now()).toUTCString())
    const violation = state.violations.slice(known).find((entry) => entry.startsWith(`${id}:`))
    state.seen.push({ id, status: response.status, input: params, at, ms: Date.now() - at, violation })
    if (state.seen.length > 200) state.seen.shift()
    if (row.changes && response.ok) state.writes += 1
    return response
  })
}

/** Files are not part of a contract, but can fail like calls: `fault:resource.get=502@1`. */
function fileHandlers(state: State): HttpHandler[] {
  const planted = (request: Request, id = 'resource.get'): Response | null => {
    const knobs = knobsOf(state, request)
    const fault = hit(state, knobs, id)
    return fault ? faultResponse(fault.kind) : null
  }
  const serve = (path: string): Response => {
    const file = state.files.get(path) ?? resourceFile(path)
    if (!file) return problem(404, '文件不存在')
    return HttpResponse.arrayBuffer(file.slice().buffer, {
      headers: { 'content-type': 'application/pdf', 'content-length': String(file.length) },
    })
  }
  return [
    http.get(
      `*/${RESOURCE_PATH}`,
      ({ request }) => planted(request) ?? serve(new URL(request.url).searchParams.get('resourcePath') ?? ''),
    ),
    http.get(`*/${SAMPLE_PATH}`, ({ request }) => planted(request) ?? serve(SAMPLE_PATH)),
    http.get(
      `*/${VIDEO_PATH}/:name`,
      ({ request, params: { name } }) => planted(request, `video.${String(name)}`) ?? video(request, String(name)),
    ),
  ]
}

/** Sorts fixed path segments before parameters: `otherPayment/:id` before `:id`. */
const bySpecificity = (a: MockRoute, b: MockRoute) => {
  const holes = ({ endpoint: { row } }: MockRoute) => row.path.split('{').length
  return holes(a) - holes(b)
}

/** Declares the handlers without MSW's stack trace for each: the traces take a sixth of the time of a screen test. */
function declared(state: State): HttpHandler[] {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    return [...[...routes].sort(bySpecificity).map((route) => handlerFor(state, route)), ...fileHandlers(state)]
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

const realWait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export function createBackend(options: BackendOptions = {}): Backend {
  const now = options.now ?? Date.now
  const state: State = {
    // A table that is newer than the stored data begins with the content of the seed.
    db: { ...seedDb(now()), ...options.db },
    book: reportBook,
    options: { ...options, now, wait: options.wait ?? realWait },
    knobs: since(options.knobs ?? '', now()),
    faultCounts: new Map(),
    seen: [],
    violations: [],
    writes: 0,
    files: new Map(),
  }
  return {
    handlers: declared(state),
    files: state.files,
    get db() {
      return state.db
    },
    set db(db) {
      state.db = db
    },
    reset: () => {
      state.db = seedDb(now())
      state.faultCounts.clear()
      state.seen.length = 0
      state.writes = 0
      options.changed?.(state.db)
    },
    seen: state.seen,
    violations: state.violations,
    get writes() {
      return state.writes
    },
    setKnobs: (text) => {
      state.knobs = since(text, now())
      state.faultCounts.clear()
    },
    tokenFor: (persona) => {
      const user = state.db.users.find((entry) => entry.persona === persona)
      const token = user ? signIn(state.db, user) : null
      options.changed?.(state.db)
      return token
    },
  }
}
