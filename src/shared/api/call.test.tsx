import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { network } from '#tests/network.ts'
import { simulatePageLoad } from '#/shared/lib/page-load/page-state.ts'
import { block, withRefused } from './blocks.ts'
import { call, connectCredentials, sessionToken, watchReplies } from './call.ts'
import { defineApi, type Endpoint, type EndpointRow } from './endpoint.ts'
import { ApiError } from './errors.ts'

const model = {
  Thing: z.object({ id: z.string() }),
  Any: z.unknown(),
  Shaped: block(z.object({ name: z.optional(z.string()) }), {
    kind: 'shape',
    entity: 'Shaped',
    fields: { name: z.string() },
    identity: [],
  }),
  Word: block(z.string(), { kind: 'identity', plain: 'text' }),
}
const api = defineApi('home', async () => model, {
  thing: { method: 'GET', path: 'x/thing', auth: 'public', reply: 'Thing' },
  mine: { method: 'GET', path: 'x/mine', auth: 'user', reply: 'Thing' },
  any: { method: 'GET', path: 'x/any', auth: 'public', reply: 'Any' },
  word: { method: 'GET', path: 'x/word', auth: 'public', reply: 'Word' },
  shaped: { method: 'GET', path: 'x/shaped', auth: 'public', reply: 'Shaped' },
  list: { method: 'GET', path: 'x/list', auth: 'public', reply: 'Thing', list: true },
  anyList: { method: 'GET', path: 'x/any-list', auth: 'public', reply: 'Any', list: true },
  namedThing: { method: 'GET', path: 'x/named', auth: 'user', reply: 'Any', mayBeMissing: true },
  namedList: { method: 'GET', path: 'x/named-list', auth: 'user', reply: 'Thing', list: true, mayBeMissing: true },
  save: { method: 'POST', path: 'x/save', auth: 'public', reply: 'Thing', changes: ['home'] },
  file: { method: 'GET', path: 'x/file.json', auth: 'public', reply: 'Thing', server: 'store' },
  one: { method: 'GET', path: 'x/one/{id}', auth: 'public', reply: 'Any' },
})

const SORRY = '尊敬的用户，非常抱歉，网络出现故障，请稍后重试或拨打客服电话400-000-0000'
let token: string | null
let told: (string | null)[]

beforeEach(() => {
  token = 'T'
  told = []
  connectCredentials({ token: () => token, onUnauthenticated: (which) => void told.push(which) })
})

/** Answers of the server in order, the last one repeated. Returns the session header of each request. */
function answers(...all: Response[]) {
  const sessions: (string | null)[] = []
  network.use(
    http.all('*', ({ request }) => {
      sessions.push(request.headers.get('authorization'))
      const next = (all.length > 1 ? all.shift() : all[0]?.clone()) as HttpResponse<null>
      return next
    }),
  )
  return sessions
}
const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  HttpResponse.json(body as null, { status, headers })

type Call = Endpoint<EndpointRow, typeof model>
const ask = (endpoint: Call, input: object = {}): Promise<unknown> => call(endpoint, input as never)

async function failureOf(endpoint: Call, input: object = {}): Promise<ApiError> {
  const error = await ask(endpoint, input).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}
const facts = ({ kind, message, status, outcomeUnknown }: ApiError) => [kind, message, status, outcomeUnknown]

describe('a reply that is a list', () => {
  test('leaves out entries that cannot be parsed, and counts them for the paging', async () => {
    answers(json([{ id: '1' }, { name: 'no id' }, null, { id: '2' }], 200, { 'x-total-count': '9' }))
    const read = await ask(api.list)
    expect(read).toEqual({ items: withRefused([{ id: '1' }, { id: '2' }], ['{"name":"no id"}', 'null']), total: 9 })
  })

  test.each([
    ['9', 9],
    ['0', 0],
    [' ', null],
    ['-1', null],
    ['x', null],
    ['1.5', null],
    ['1e3', null],
    ['9007199254740993', null],
  ])('[API-008] that is empty with the total header %j has the total %j', async (header, total) => {
    answers(json([], 200, { 'x-total-count': header }))
    expect(await ask(api.list)).toEqual({ items: [], total })
  })

  test('[API-008] ignores a total below the number of sent entries', async () => {
    answers(json([{ id: '1' }, { id: '2' }], 200, { 'x-total-count': '1' }))
    expect(await ask(api.list)).toEqual({ items: [{ id: '1' }, { id: '2' }], total: null })
  })

  test('[API-008] uses a total equal to the number of sent entries', async () => {
    answers(json([{ id: '1' }, { id: '2' }], 200, { 'x-total-count': '2' }))
    expect(await ask(api.list)).toEqual({ items: [{ id: '1' }, { id: '2' }], total: 2 })
  })

  test('that is a single object without an array is parsed as a list of one entry', async () => {
    answers(json({ id: '1' }, 200, { 'x-total-count': '7' }))
    expect(await ask(api.list)).toEqual({ items: [{ id: '1' }], total: 7 })
  })

  test('is an error if no entry can be parsed, and is left out if it is a further page', async () => {
    answers(json([{ name: 'no id' }, null]))
    for (const input of [{}, { query: { page: 0 } }])
      expect(facts(await failureOf(api.list, input))).toEqual(['fault', '内容没有读出来，请稍后再看', 200, false])
    expect(await ask(api.list, { query: { page: 1 } })).toEqual({
      items: withRefused([], ['{"name":"no id"}', 'null']),
      total: null,
    })
  })

  test.each([
    ['null', () => json(null)],
    ['an empty body', () => new HttpResponse('')],
    ['204', () => new HttpResponse(null, { status: 204 })],
  ])('sent as %s is parsed as empty', async (_, answer) => {
    answers(answer())
    expect(await ask(api.list)).toEqual({ items: [], total: null })
  })

  test('keeps the digits of an id above 2^53', async () => {
    answers(new HttpResponse('[{"id":1795104000000000123}]'))
    expect(await ask(api.list)).toEqual({ items: [{ id: '1795104000000000123' }], total: null })
  })

  test.each([{ error: 'no id' }, 'text', 7, true])('[API-020] with the body %j is rejected', async (body) => {
    answers(json(body))
    expect(facts(await failureOf(api.list))).toEqual(['fault', SORRY, 200, false])
  })

  test.each(['text', 7, true])(
    '[API-020] rejects a bare %j as an entry, even if the schema has no required fields',
    async (body) => {
      answers(json(body))
      expect((await failureOf(api.anyList)).kind).toBe('fault')
    },
  )
})

describe('a reply that does not match its schema', () => {
  test('is a not-found error if the object has no id', async () => {
    answers(json({ name: 'no id' }))
    expect(facts(await failureOf(api.thing))).toEqual(['not-found', '未找到', 404, false])
  })

  test.each([[[]], [null], ['text']])('[API-020] is an error with the body %j', async (body) => {
    answers(json(body))
    expect(facts(await failureOf(api.thing))).toEqual(['fault', SORRY, 200, false])
  })

  test('[API-020] is an error if the object has none of the fields, and an entry without values if it is empty', async () => {
    answers(json({ items: 'none' }))
    expect(facts(await failureOf(api.shaped))).toEqual(['fault', SORRY, 200, false])
    answers(json({}))
    expect(await ask(api.shaped)).toEqual({})
  })

  test('[API-020] leaves the result of a write unknown', async () => {
    answers(json({ name: 'no id' }))
    expect(facts(await failureOf(api.save))).toEqual(['fault', SORRY, 200, true])
  })

  test('[API-020] is an error if it is a bare text, unless the row declares a text as the reply', async () => {
    answers(json('text'))
    expect((await failureOf(api.any)).kind).toBe('fault')
    expect(await ask(api.word)).toBe('text')
  })

  test('and has a token in its header is an error if the body is a bare text, and a list if the body is a list', async () => {
    const headers = { authorization: 'Bearer T9' }
    answers(json('text', 200, headers), json([], 200, headers))
    expect((await failureOf(api.any)).kind).toBe('fault')
    expect(await ask(api.any)).toEqual([])
  })

  test('and has a token without a scheme in its header passes the token on unchanged', async () => {
    answers(json({}, 200, { authorization: 'T9.Bearer x' }))
    expect(await ask(api.any)).toEqual({ access_token: 'T9.Bearer x' })
  })
})

describe('a read with mayBeMissing', () => {
  test('is parsed as empty if the server answers 404', async () => {
    answers(json({ detail: '没有' }, 404))
    expect([await ask(api.namedThing), await ask(api.namedList)]).toEqual([null, { items: [], total: null }])
  })

  test('fails for other errors like any other request', async () => {
    answers(json({}, 500), json({}, 403), HttpResponse.error())
    const kinds = [await failureOf(api.namedList), await failureOf(api.namedThing), await failureOf(api.namedList)]
    expect(kinds.map(({ kind }) => kind)).toEqual(['fault', 'forbidden', 'network'])
  })

  test('[API-017] differs from any other read, for which a 404 is a not-found error', async () => {
    answers(json([], 404))
    expect(facts(await failureOf(api.list))).toEqual(['not-found', '未找到', 404, false])
  })
})

describe('a session that the server refuses with 401', () => {
  test('[API-015] is reported once, together with its token', async () => {
    const sessions = answers(json({}, 401))
    expect(facts(await failureOf(api.mine))).toEqual(['unauthenticated', '尚未登录', 401, false])
    expect([told, sessions]).toEqual([['T'], ['Bearer T']])
  })

  test('a public read then repeats its request once, without a token', async () => {
    const sessions = answers(json({}, 401), json({ id: '1' }))
    expect(await ask(api.thing)).toEqual({ id: '1' })
    expect([told, sessions]).toEqual([['T'], ['Bearer T', null]])
  })

  test('a public read then repeats its request with the same address and query', async () => {
    const urls: string[] = []
    network.use(
      http.all('*', ({ request }) => {
        urls.push(request.url)
        return HttpResponse.json({}, { status: urls.length === 1 ? 401 : 200 })
      }),
    )
    await ask(api.one, { path: { id: '7' }, query: { a: 1 } })
    expect(urls).toEqual(Array.from({ length: 2 }, () => 'http://localhost:3000/x/one/7?a=1'))
  })

  test('is reported once, also if the repeated public read is refused', async () => {
    const sessions = answers(json({}, 401))
    expect((await failureOf(api.thing)).kind).toBe('unauthenticated')
    expect([told, sessions.length]).toEqual([['T'], 2])
  })

  test.each([
    ['a write, because it might be executed twice', api.save],
    ['a file of the store, because it is requested without a token', api.file],
  ])('causes no repetition of %s', async (_, endpoint) => {
    const sessions = answers(json({}, 401), json({ id: '1' }))
    expect((await failureOf(endpoint)).kind).toBe('unauthenticated')
    expect(sessions).toHaveLength(1)
  })

  test('causes no repetition of a request that was sent without a token', async () => {
    token = null
    const sessions = answers(json({}, 401), json({ id: '1' }))
    expect((await failureOf(api.thing)).kind).toBe('unauthenticated')
    expect(sessions).toEqual([null])
  })

  test('[API-016] [API-019] is not ended by other errors, and other errors repeat no read', async () => {
    const sessions = answers(json({}, 403), json({}, 500), HttpResponse.error())
    const failures = [await failureOf(api.thing), await failureOf(api.thing), await failureOf(api.thing)]
    expect(failures.map(({ message }) => message)).toEqual(['尚未授权', SORRY, '无法连接到服务器，请稍后重试'])
    expect([told, sessions.length]).toEqual([[], 3])
  })
})

describe('requests that are not sent', () => {
  test('[API-010] [API-012] include those that need a session, if there is none', async () => {
    token = null
    const sessions = answers(json({ id: '1' }))
    expect(facts(await failureOf(api.mine))).toEqual(['no-session', '用户尚未登录', null, false])
    expect(await ask(api.thing)).toEqual({ id: '1' })
    expect([sessions, told]).toEqual([[null], []])
  })

  test('[API-017] include those whose address has an empty part', async () => {
    const sessions = answers(json({}))
    expect(facts(await failureOf(api.one, { path: { id: '' } }))).toEqual(['not-found', '未找到', 404, false])
    expect(sessions).toEqual([])
    expect(await ask(api.one, { path: { id: '0' } })).toEqual({})
  })
})

test('before the session store is connected, only public requests are sent, and a 401 is an ordinary error', async () => {
  simulatePageLoad()
  answers(json({ id: '1' }), json({}, 401))
  expect(sessionToken()).toBeNull()
  expect(await call(api.thing, {})).toEqual({ id: '1' })
  await expect(call(api.thing, {})).rejects.toThrow('尚未登录')
  await expect(call(api.mine, {})).rejects.toThrow('用户尚未登录')
})

test('every reply is passed to the listener as it was sent, before it is parsed', async () => {
  const seen: unknown[][] = []
  watchReplies((...given) => void seen.push(given))
  onTestFinished(() => watchReplies(() => undefined))
  answers(json([{ id: '1', more: 1 }]), json({ name: 'no id' }), json({}, 500))
  await ask(api.list)
  await failureOf(api.thing)
  await failureOf(api.thing)
  expect(seen).toEqual([
    ['home.list', model.Thing, [{ id: '1', more: 1 }], true],
    ['home.thing', model.Thing, { name: 'no id' }, false],
  ])
})
