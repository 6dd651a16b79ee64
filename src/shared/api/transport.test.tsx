import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { network } from '#tests/network.ts'
import { block } from './blocks.ts'
import { call, connectCredentials } from './call.ts'
import { defineApi, type Endpoint, type EndpointRow } from './endpoint.ts'
import { ApiError } from './errors.ts'

const model = { Any: z.unknown(), Nothing: block(z.unknown(), { kind: 'nothing' }) }
const api = defineApi('home', async () => model, {
  read: { method: 'GET', path: 'x/read', auth: 'public', reply: 'Any' },
  slow: { method: 'GET', path: 'x/slow', auth: 'public', reply: 'Any', timeout: 60_000 },
  save: { method: 'POST', path: 'x/save', auth: 'public', reply: 'Any', changes: [] },
  tell: { method: 'POST', path: 'x/tell', auth: 'public', reply: 'Nothing', changes: [] },
})
type Call = Endpoint<EndpointRow, typeof model>

beforeEach(() => connectCredentials({ token: () => null, onUnauthenticated: () => undefined }))

/** A server that replies with `answer`; `asked` resolves with the first request. */
function server(answer: () => Response | Promise<Response>) {
  let hits = 0
  const asked = new Promise<void>((resolve) => {
    network.use(
      http.all('*', () => {
        hits += 1
        resolve()
        return answer() as HttpResponse<null>
      }),
    )
  })
  return { asked, hits: () => hits }
}
const silent = () => new Promise<Response>(() => undefined)

const failureOf = async (endpoint: Call, signal?: AbortSignal): Promise<ApiError> => {
  const error = await call(endpoint, {}, { signal }).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}
const facts = ({ kind, message, timedOut, outcomeUnknown }: ApiError) => ({ kind, message, timedOut, outcomeUnknown })
const NETWORK = { kind: 'network', message: '无法连接到服务器，请稍后重试' }
const SORRY = '尊敬的用户，非常抱歉，网络出现故障，请稍后重试或拨打客服电话400-000-0000'

describe('a request without an answer', () => {
  test.each([
    ['15 seconds', api.read, 15_000],
    ['the timeout of the row', api.slow, 60_000],
  ])('[API-011] fails after %s', async (_, endpoint, limit) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { asked } = server(silent)
    const sends = vi.spyOn(globalThis, 'fetch')
    onTestFinished(() => sends.mockRestore())
    const failing = failureOf(endpoint)
    await asked
    await vi.advanceTimersByTimeAsync(limit - 1)
    const signal = sends.mock.calls[0]?.[1]?.signal
    expect(signal?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(signal?.aborted).toBe(true)
    expect(facts(await failing)).toEqual({ ...NETWORK, timedOut: true, outcomeUnknown: false })
  })

  test('[API-011] is not the same as an unreachable server, after which the result of a write is unknown', async () => {
    server(() => HttpResponse.error())
    expect(facts(await failureOf(api.read))).toEqual({ ...NETWORK, timedOut: false, outcomeUnknown: false })
    expect(facts(await failureOf(api.save))).toEqual({ ...NETWORK, timedOut: false, outcomeUnknown: true })
  })

  test('[API-011] counts as an unreachable server if the answer breaks off', async () => {
    server(() => new HttpResponse(new ReadableStream({ start: (stream) => stream.error(new Error('reset')) })))
    expect(facts(await failureOf(api.read))).toEqual({ ...NETWORK, timedOut: false, outcomeUnknown: false })
  })
})

describe('a caller that aborts a request', () => {
  const cancelled = { kind: 'cancelled', message: '', timedOut: false, outcomeUnknown: false }

  test('receives no error', async () => {
    const { asked } = server(silent)
    const leaving = new AbortController()
    const failing = failureOf(api.read, leaving.signal)
    await asked
    leaving.abort()
    expect(facts(await failing)).toEqual(cancelled)
  })

  test('sends nothing if it aborts before the request', async () => {
    const { hits } = server(() => HttpResponse.json({}))
    expect(facts(await failureOf(api.read, AbortSignal.abort()))).toEqual(cancelled)
    expect(hits()).toBe(0)
  })

  test.each([
    ['answered', () => HttpResponse.json({})],
    ['failed', () => HttpResponse.error()],
  ])('has its timer and listener released after a request that was %s', async (_, answer) => {
    server(answer)
    const { signal } = new AbortController()
    const [adds, removes] = [vi.spyOn(signal, 'addEventListener'), vi.spyOn(signal, 'removeEventListener')]
    const [sets, clears] = [vi.spyOn(globalThis, 'setTimeout'), vi.spyOn(globalThis, 'clearTimeout')]
    onTestFinished(() => [sets, clears].forEach((spy) => spy.mockRestore()))
    await call(api.read, {}, { signal }).catch(() => undefined)
    const limit = sets.mock.calls.findIndex(([, ms]) => ms === 15_000)
    expect(limit).toBeGreaterThanOrEqual(0)
    expect(clears).toHaveBeenCalledWith(sets.mock.results[limit]?.value)
    expect(adds).toHaveBeenCalledWith('abort', expect.any(Function))
    expect(removes.mock.calls).toEqual(adds.mock.calls)
  })
})

describe('the HTTP status of an answer', () => {
  test.each([200, 201, 204, 299])('the status %d counts as a success', async (status) => {
    server(() => new HttpResponse(status === 204 ? null : '{"a":1}', { status }))
    expect(await call(api.read, {})).toEqual(status === 204 ? null : { a: 1 })
  })

  test.each([300, 304])('the status %d counts as a failure', async (status) => {
    server(() => new HttpResponse(null, { status }))
    expect([(await failureOf(api.read)).message, (await failureOf(api.read)).status]).toEqual([SORRY, status])
  })

  test.each([
    ['[API-013]', 400, '{"detail":"库存不足"}', '库存不足'],
    ['[API-014]', 400, '{"detail":', '请求错误'],
    ['[API-014]', 400, '', '请求错误'],
    ['[API-017]', 404, 'not here', '未找到'],
    ['[API-019]', 502, '<html>', SORRY],
    ['[API-020]', 200, '<!doctype html>', SORRY],
    ['[API-020]', 200, '{"a":', SORRY],
  ])('%s the status %d with the body %j gives the expected error text', async (_, status, body, text) => {
    server(() => new HttpResponse(body, { status }))
    const error = await failureOf(api.read)
    expect([error.message, error.status]).toEqual([text, status])
  })

  test('[API-020] may say success: a broken body is an error all the same, and an empty body is no error', async () => {
    server(() => new HttpResponse('{"a":'))
    expect((await failureOf(api.tell)).message).toBe(SORRY)
    server(() => new HttpResponse(''))
    expect(await call(api.tell, {})).toBeNull()
  })

  test('[API-018] 429 gives the time to wait if the server sends a time', async () => {
    server(() => new HttpResponse(null, { status: 429, headers: { 'retry-after': '2' } }))
    expect((await failureOf(api.read)).retryAfter).toBe(2000)
    server(() => new HttpResponse(null, { status: 429 }))
    expect((await failureOf(api.read)).retryAfter).toBeNull()
  })
})
