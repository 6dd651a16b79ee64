import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { config } from '#/config.ts'
import { authApi } from '#/domains/auth/api.ts'
import { simulatePageLoad } from '#/shared/lib/page-load/page-state.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { network } from '#tests/network.ts'
import { call, connectCredentials } from './call.ts'
import { defineApi, fillPath } from './endpoint.ts'

const model = {
  Query: z.object({ a: z.optional(z.nullable(z.number())), b: z.optional(z.string()) }),
  Body: z.object({ a: z.int() }),
  Answer: z.object({ id: z.string(), access_token: z.optional(z.string()) }),
  Any: z.unknown(),
}

const api = defineApi('home', async () => model, {
  read: { method: 'GET', path: 'x/read', auth: 'public', query: 'Query', reply: 'Any' },
  one: { method: 'GET', path: 'x/api/one/{id}/{kind}', auth: 'public', reply: 'Any' },
  list: { method: 'GET', path: 'x/list', auth: 'public', reply: 'Answer', list: true },
  save: { method: 'POST', path: 'x/save', auth: 'user', body: 'Body', reply: 'Any', changes: [] },
  once: { method: 'PUT', path: 'x/once', auth: 'user', body: 'Body', reply: 'Any', changes: [], idempotencyKey: true },
  form: { method: 'POST', path: 'x/form', auth: 'public', body: 'Body', reply: 'Any', changes: [], form: true },
  pc: { method: 'GET', path: 'x/pc', auth: 'user', reply: 'Any', server: 'pc' },
  store: { method: 'GET', path: 'resources/a.json', auth: 'public', reply: 'Any', server: 'store' },
  token: { method: 'POST', path: 'x/token', auth: 'public', reply: 'Answer', changes: [] },
})

interface RequestOptions {
  method: string
  url: string
  body: string
  headers: Headers
}

let asked: RequestOptions[]
let token: string | null

const answerWith = (answer: () => Response) =>
  network.use(
    http.all('*', async ({ request }) => {
      asked.push({ method: request.method, url: request.url, body: await request.text(), headers: request.headers })
      return answer() as HttpResponse<null>
    }),
  )

const last = (): RequestOptions => asked.at(-1) as RequestOptions
const OWN = 'http://localhost:3000'
const before = { ...config.hosts, storeOrigin: config.storeOrigin }

beforeEach(() => {
  asked = []
  token = 'T1'
  connectCredentials({ token: () => token, onUnauthenticated: () => undefined })
  answerWith(() => HttpResponse.json({ id: '1' }))
})

afterEach(() => {
  Object.assign(config.hosts, { api: before.api, pc: before.pc })
  config.storeOrigin = before.storeOrigin
})

describe('the HTTP request of a call', () => {
  test('[API-001] [API-002] is a GET with the payload in the query and without a body if the call is a read', async () => {
    await call(api.read, { query: { a: 1, b: 'x y&=' } })
    expect([last().method, last().url, last().body]).toEqual(['GET', `${OWN}/x/read?a=1&b=x+y%26%3D`, ''])
    expect(new URL(last().url).searchParams.get('b')).toBe('x y&=')
  })

  test('[API-002] leaves out undefined and null values from the query', async () => {
    await call(api.read, { query: { a: null, b: undefined } })
    expect(last().url).toBe(`${OWN}/x/read`)
    await call(api.read, { query: { a: 0, b: '' } })
    expect(last().url).toBe(`${OWN}/x/read?a=0&b=`)
  })

  test('[API-003] has any other payload as a JSON body', async () => {
    await call(api.save, { body: { a: 1 } })
    expect([last().method, last().url, last().body]).toEqual(['POST', `${OWN}/x/save`, '{"a":1}'])
    expect(last().headers.get('content-type')).toBe('application/json')
    await call(api.once, { body: { a: 2 } })
    expect([last().method, last().body]).toEqual(['PUT', '{"a":2}'])
  })

  test('[API-004] has a form-encoded body if the row is marked form', async () => {
    await call(api.form, { body: { a: 1 } })
    expect(last().body).toBe('a=1')
    expect(last().headers.get('content-type')).toBe('application/x-www-form-urlencoded')
  })

  test('[API-005] always has the content type JSON and the source H5', async () => {
    await call(api.read, { query: {} })
    expect([last().headers.get('content-type'), last().headers.get('source')]).toEqual(['application/json', 'H5'])
    await call(api.form, { body: { a: 1 } })
    expect(last().headers.get('source')).toBe('H5')
  })

  test('[API-006] has the session’s token, even for public calls', async () => {
    await call(api.read, { query: {} })
    expect(last().headers.get('authorization')).toBe('Bearer T1')
    await call(api.save, { body: { a: 1 } })
    expect(last().headers.get('authorization')).toBe('Bearer T1')
  })

  test('[API-006] has no token header without a session, and never sends the token to the store', async () => {
    await call(api.store, {})
    expect(last().headers.has('authorization')).toBe(false)
    token = null
    await call(api.read, { query: {} })
    expect(last().headers.has('authorization')).toBe(false)
  })

  test('has the idempotency key only if the row declares one', async () => {
    await call(api.once, { body: { a: 1 } }, { idempotencyKey: 'K1' })
    expect(last().headers.get('idempotency-key')).toBe('K1')
    await call(api.save, { body: { a: 1 } }, { idempotencyKey: 'K1' })
    expect(last().headers.has('idempotency-key')).toBe(false)
  })

  test('has its path parameters encoded in the path', async () => {
    await call(api.one, { path: { id: 'a/b 样', kind: 'x?y' } })
    expect(last().url).toBe(`${OWN}/x/api/one/a%2Fb%20%E6%A0%B7/x%3Fy`)
    expect(fillPath({ ...api.one.row, path: 'y/{id}/{none}' }, { id: '7' })).toBe('/y/7/')
    expect(fillPath({ ...api.read.row })).toBe('/x/read')
  })
})

describe('the host of a call', () => {
  test('[API-007] [BUILD-003] is the site’s API server', async () => {
    config.hosts.api = 'https://api.example.com'
    await call(api.read, { query: {} })
    expect(last().url).toBe('https://api.example.com/x/read')
    config.hosts.api = 'https://api-test.example.com'
    await call(api.read, { query: {} })
    expect(last().url).toBe('https://api-test.example.com/x/read')
  })

  test('[API-009] is the PC server for a row marked pc', async () => {
    Object.assign(config.hosts, { api: 'https://api.example.com', pc: 'https://pc.example.com' })
    await call(api.pc, {})
    expect(last().url).toBe('https://pc.example.com/x/pc')
  })

  test('[API-031] [BUILD-004] is the public store, below its bucket, for static JSON', async () => {
    answerWith(() => HttpResponse.json({ title: '用户注册协议', content: '正文' }))
    Object.assign(config.hosts, { api: 'https://api.example.com' })
    config.storeOrigin = 'https://bucket.example.com'
    await call(authApi.agreement, {})
    expect(last().url).toBe('https://bucket.example.com/resources/wechat/user-register-agreement.json')
  })

  test('[API-007] [API-009] [API-031] is the page’s own origin if no hosts are configured', async () => {
    await call(api.pc, {})
    await call(api.store, {})
    expect(asked.map(({ url }) => url)).toEqual([`${OWN}/x/pc`, `${OWN}/resources/a.json`])
  })
})

describe('the HTTP reply of a call', () => {
  test.each([
    ['45', 45],
    ['1', 1],
    ['0', null],
    ['', null],
    ['x', null],
    ['-1', null],
    ['1.5', null],
  ])('[API-008] with the total header %j is a list with the total %j', async (header, total) => {
    answerWith(() => HttpResponse.json([{ id: '1' }], { headers: { 'x-total-count': header } }))
    expect(await call(api.list, {})).toEqual({ items: [{ id: '1' }], total })
  })

  test('[API-008] is a list without a total if the header is missing', async () => {
    answerWith(() => HttpResponse.json([{ id: '1' }]))
    expect(await call(api.list, {})).toEqual({ items: [{ id: '1' }], total: null })
  })

  test('gets its header’s token as access_token if the body has no token', async () => {
    const headers = { authorization: 'Bearer T9' }
    answerWith(() => HttpResponse.json({ id: '1' }, { headers }))
    expect(await call(api.token, {})).toEqual({ id: '1', access_token: 'T9' })
    answerWith(() => HttpResponse.json({ id: '1', access_token: 'T8' }, { headers }))
    expect(await call(api.token, {})).toEqual({ id: '1', access_token: 'T8' })
    answerWith(() => new HttpResponse(null, { headers }))
    expect(await call(api.read, { query: {} })).toEqual({ access_token: 'T9' })
    answerWith(() => HttpResponse.json([1], { headers }))
    expect(await call(api.read, { query: {} })).toEqual([1])
  })

  test.each(['', ' \n'])('with the empty body %j is parsed as null', async (text) => {
    answerWith(() => new HttpResponse(text))
    expect(await call(api.read, { query: {} })).toBeNull()
  })

  test('updates the app’s server time, even if the reply is a 404', async () => {
    simulatePageLoad()
    const time = Math.floor(Date.now() / 1000) * 1000 + 86_400_000
    answerWith(() => HttpResponse.json(null, { status: 404, headers: { date: new Date(time).toUTCString() } }))
    await expect(call(api.read, { query: {} })).rejects.toThrow('未找到')
    expect(serverNow()).toBeGreaterThan(Date.now() + 86_000_000)
    simulatePageLoad()
  })

  test.each([
    ['an Age', { age: '86400' }],
    ['a header of a cache hit', { 'x-cache': 'HIT TCP_MEM_HIT' }],
  ])('[GOODS-010] with %s does not update the app’s server time', async (_name, cached) => {
    simulatePageLoad()
    const time = Date.now() - 86_400_000
    answerWith(() => HttpResponse.json(null, { headers: { date: new Date(time).toUTCString(), ...cached } }))
    await call(api.read, { query: {} })
    expect(Math.abs(serverNow() - Date.now())).toBeLessThan(60_000)
  })

  test('[GOODS-010] from the public store does not update the app’s server time', async () => {
    simulatePageLoad()
    answerWith(() => HttpResponse.json({}, { headers: { date: new Date(Date.now() - 86_400_000).toUTCString() } }))
    await call(api.store, {})
    expect(Math.abs(serverNow() - Date.now())).toBeLessThan(60_000)
  })
})

test('every API row has its name and its domain', () => {
  expect([api.read.id, api.read.domain, api.read.row.path]).toEqual(['home.read', 'home', 'x/read'])
})
