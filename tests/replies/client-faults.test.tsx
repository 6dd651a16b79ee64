import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { call, connectCredentials } from '#/shared/api/call.ts'
import type { Endpoint, Page } from '#/shared/api/endpoint.ts'
import { ApiError } from '#/shared/api/errors.ts'
import { isFullMatrix } from '#tests/matrix.ts'
import { allEndpoints } from '../support/contracts.ts'
import { network } from '../support/network.ts'
import { type Schema, completeReply } from '../support/reply-positions.ts'

/** Every API row with every fault that needs no page. The expected texts are written out here. */

const PHONE = '400-000-0000'
const DEPOSITOR = /mall-samples\/|formerop\/|jsapi-signature|uaa\/api\/user\/patients/
const OWN_TEXT: Record<string, string> = {
  'auth.login': '无法登录，请检查验证码并重试',
  'auth.authorizationUrl': '获取授权地址异常',
  'auth.hasRegister': '微信授权异常',
  'auth.authorize': '微信授权异常',
  'user.sharer': '获取分享人信息失败',
  'payment.channels': '获取支付渠道失败',
  'payment.allChannels': '获取支付渠道失败',
  'payment.organisationChannels': '获取支付渠道失败',
  'media.save': '上传图片未成功',
}

const apologyFor = (endpoint: Endpoint) =>
  OWN_TEXT[endpoint.id] ??
  `尊敬的${DEPOSITOR.test(endpoint.row.path) ? '储户' : '用户'}，非常抱歉，网络出现故障，请稍后重试或拨打客服电话${PHONE}`

/** The parsed value of a bare text, for calls whose replies are not objects. */
const PLAIN: Record<string, unknown> = {
  'mall.groupCode': 'text',
  'mall.canBuyInGroup': false,
  'mall.canQuitGroup': false,
  'report.share': false,
  'message.unread': null,
  'summer.ageGroup': { ageGroup: 'text' },
}

const ownTextOr = (text: string) => (endpoint: Endpoint) => OWN_TEXT[endpoint.id] ?? text
const json =
  (body: unknown, status: number, headers = {}) =>
  () =>
    HttpResponse.json(body as null, { status, headers })

interface Case {
  fault: string
  answer: () => Response
  text: (endpoint: Endpoint) => string
  kind: string
}

const NETWORK = '无法连接到服务器，请稍后重试'

const cases: Case[] = [
  { fault: 'offline', answer: () => HttpResponse.error(), text: () => NETWORK, kind: 'network' },
  {
    fault: 'reset in the body',
    answer: () => new HttpResponse(new ReadableStream({ start: (stream) => stream.error(new Error('reset')) })),
    text: () => NETWORK,
    kind: 'network',
  },
  {
    fault: '400 with detail',
    answer: json({ detail: '库存不足' }, 400),
    text: ownTextOr('库存不足'),
    kind: 'bad-request',
  },
  {
    fault: '400 with message',
    answer: json({ message: '已领取过' }, 400),
    text: ownTextOr('已领取过'),
    kind: 'bad-request',
  },
  {
    fault: '400 empty',
    answer: () => new HttpResponse(null, { status: 400 }),
    text: ownTextOr('请求错误'),
    kind: 'bad-request',
  },
  {
    fault: '400 detail is no text',
    answer: json({ detail: { code: 7 } }, 400),
    text: ownTextOr('请求错误'),
    kind: 'bad-request',
  },
  {
    fault: '400 detail is markup',
    answer: json({ detail: '<b>坏</b>' }, 400),
    text: ownTextOr('请求错误'),
    kind: 'bad-request',
  },
  {
    fault: '400 detail is an essay',
    answer: json({ detail: '长'.repeat(2000) }, 400),
    text: ownTextOr('请求错误'),
    kind: 'bad-request',
  },
  {
    fault: '400 detail is a code',
    answer: json({ detail: 'error.order.stock' }, 400),
    text: ownTextOr('请求错误'),
    kind: 'bad-request',
  },
  {
    fault: '401',
    answer: json({ detail: 'Unauthorized' }, 401),
    // The error of a public call does not ask the person to sign in.
    text: (endpoint) => (endpoint.row.auth === 'public' ? ownTextOr('尚未登录')(endpoint) : '尚未登录'),
    kind: 'unauthenticated',
  },
  { fault: '403', answer: json({ detail: 'Forbidden' }, 403), text: ownTextOr('尚未授权'), kind: 'forbidden' },
  {
    fault: '404',
    answer: () => new HttpResponse('not here', { status: 404 }),
    text: (endpoint) => endpoint.row.missingText ?? ownTextOr('未找到')(endpoint),
    kind: 'not-found',
  },
  { fault: '418', answer: json({ detail: '茶壶' }, 418), text: ownTextOr('未知错误'), kind: 'rejected' },
  { fault: '422', answer: json({}, 422), text: ownTextOr('未知错误'), kind: 'rejected' },
  { fault: '429', answer: json({}, 429, { 'retry-after': '2' }), text: ownTextOr('未知错误'), kind: 'rejected' },
  { fault: '500', answer: json({ detail: 'NullPointerException' }, 500), text: apologyFor, kind: 'fault' },
  { fault: '502 HTML', answer: () => new HttpResponse('<html>', { status: 502 }), text: apologyFor, kind: 'fault' },
  { fault: '503', answer: () => new HttpResponse(null, { status: 503 }), text: apologyFor, kind: 'fault' },
  { fault: '200 unreadable', answer: () => new HttpResponse('{"a":'), text: apologyFor, kind: 'fault' },
  {
    fault: '200 HTML',
    answer: () => new HttpResponse('<!doctype html><title>x</title>'),
    text: apologyFor,
    kind: 'fault',
  },
]

const input = (endpoint: Endpoint) => ({
  path: Object.fromEntries([...endpoint.row.path.matchAll(/\{(\w+)\}/g)].map(([, key]) => [key, 'X 1'])),
  ...(endpoint.row.query ? { query: { page: 0, size: 20 } } : {}),
  ...(endpoint.row.body ? { body: { id: '1' } } : {}),
})

const ask = (endpoint: Endpoint, signal?: AbortSignal) => call(endpoint, input(endpoint) as never, { signal })

async function failureOf(endpoint: Endpoint, signal?: AbortSignal): Promise<ApiError> {
  const error = await ask(endpoint, signal).then(
    () => null,
    (caught: unknown) => caught,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

let token: string | null = 'T'
let unauthenticatedTokens: (string | null)[] = []

beforeEach(() => {
  token = 'T'
  unauthenticatedTokens = []
  connectCredentials({ token: () => token, onUnauthenticated: (which) => void unauthenticatedTokens.push(which) })
})

const answerWith = (answer: () => Response | Promise<Response>) => {
  let hits = 0
  network.use(
    http.all('*', () => {
      hits += 1
      return answer() as HttpResponse<null>
    }),
  )
  return () => hits
}

/** Each call is tested with a third of the faults, and the next call with the next third. The full matrix tests all. */
const isTested = (call: number, fault: number): boolean => isFullMatrix || (call + fault) % 3 === 0

describe.each(allEndpoints.map((endpoint, at) => [endpoint.id, endpoint, at] as const))('%s', (_id, endpoint, at) => {
  const isWrite = endpoint.row.changes !== undefined

  // If the specification only names a call, a 404 means no data and is no failure (named-reads.test.tsx).
  const mine = cases.filter(
    ({ kind }, fault) => isTested(at, fault) && (kind !== 'not-found' || !endpoint.row.mayBeMissing),
  )
  test.each(mine.map((entry) => [entry.fault, entry] as const))('%s', async (_fault, { answer, text, kind }) => {
    const hits = answerWith(answer)
    const error = await failureOf(endpoint)
    expect(error.message).toBe(text(endpoint))
    expect(error.kind).toBe(kind)
    expect(error.outcomeUnknown).toBe(isWrite && (kind === 'network' || kind === 'fault'))
    const asked = endpoint.row.anonymous !== true
    expect(unauthenticatedTokens).toEqual(kind === 'unauthenticated' && asked ? ['T'] : [])
    // A public read is repeated once without the token.
    const again =
      asked &&
      kind === 'unauthenticated' &&
      endpoint.row.auth === 'public' &&
      !isWrite &&
      endpoint.row.server !== 'store'
    expect(hits()).toBe(again ? 2 : 1)
  })

  test('a call without an answer ends at the time limit of its row', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let asked!: () => void
    const sent = new Promise<void>((resolve) => (asked = resolve))
    answerWith(() => {
      asked()
      return new Promise<Response>(() => undefined)
    })
    const failing = failureOf(endpoint)
    await sent
    await vi.advanceTimersByTimeAsync((endpoint.row.timeout ?? 15_000) + 1)
    const error = await failing
    expect([error.kind, error.message, error.outcomeUnknown]).toEqual(['network', NETWORK, isWrite])
  })

  test('a caller that aborts the call receives no error to show', async () => {
    answerWith(() => new Promise<Response>(() => undefined))
    const leaving = new AbortController()
    const failing = failureOf(endpoint, leaving.signal)
    leaving.abort()
    const error = await failing
    expect([error.kind, error.message]).toEqual(['cancelled', ''])
  })

  test('[API-010] [API-012] without a session, only public calls are sent to the server', async () => {
    token = null
    const hits = answerWith(() => HttpResponse.json({}, { status: 418 }))
    const error = await failureOf(endpoint)
    expect(error.message).toBe(endpoint.row.auth === 'user' ? '用户尚未登录' : ownTextOr('未知错误')(endpoint))
    expect(hits()).toBe(endpoint.row.auth === 'user' ? 0 : 1)
  })
})

const outcomeOf = (endpoint: Endpoint, body: unknown) => {
  answerWith(() => HttpResponse.json(body as null))
  return ask(endpoint).then(
    (reply: unknown) => reply,
    (error: ApiError) => error.message,
  )
}
const withIds = (endpoints: readonly Endpoint[]) => endpoints.map((endpoint) => [endpoint.id, endpoint] as const)
const lists = allEndpoints.filter(({ row }) => row.list)
const others = allEndpoints.filter(({ row }) => !row.list)

describe.each(withIds(lists))('the list reply of %s', (_id, endpoint) => {
  test('is an error if it is not a list, and entries that cannot be parsed are left out', async () => {
    for (const body of ['text', 7]) expect(await outcomeOf(endpoint, body)).toBe(apologyFor(endpoint))
    expect(await outcomeOf(endpoint, [null, [], null])).toMatch(OWN_TEXT[endpoint.id] ?? /没有读出来，请稍后再看$/)
    const good = completeReply(((await endpoint.model()) as Record<string, Schema>)[endpoint.row.reply] as Schema)
    const read = (await outcomeOf(endpoint, [null, good, []])) as Page<unknown>
    expect([read.items.length, read.items.refused?.length, read.total]).toEqual([1, 2, null])
  })

  test('is parsed as empty if the body is null', async () => {
    expect(await outcomeOf(endpoint, null)).toEqual({ items: [], total: null })
  })

  test('is parsed as empty if it has no entries, for any total', async () => {
    for (const total of ['', '-1', 'x', '7']) {
      answerWith(() => HttpResponse.json([], { headers: total ? { 'x-total-count': total } : {} }))
      const reply = (await ask(endpoint)) as { items: unknown[]; total: number | null }
      expect(reply).toEqual({ items: [], total: total === '7' ? 7 : null })
    }
  })
})

test.each(withIds(others))(
  'a plain text as the reply for %s is accepted only if the reply is ignored or a text',
  async (id, endpoint) => {
    // Ignored replies may have any form.
    const plain = endpoint.row.reply === 'Nothing' ? 'text' : PLAIN[id]
    expect(await outcomeOf(endpoint, 'text')).toEqual(plain === undefined ? apologyFor(endpoint) : plain)
  },
)

test('the matrix contains every row and every fault', () => {
  expect(allEndpoints.length).toBeGreaterThan(40)
  expect(lists.length).toBeGreaterThan(20)
  expect(others.length).toBeGreaterThan(20)
  expect(new Set(allEndpoints.map((endpoint) => endpoint.id)).size).toBe(allEndpoints.length)
})

describe('an expired session does not block public reads', () => {
  const open = allEndpoints.filter(({ row }) => row.auth === 'public' && !row.changes && row.server !== 'store')
  test.each(open.filter(({ row }) => !row.anonymous))('$id', async (endpoint) => {
    const tokens: (string | null)[] = []
    network.use(
      http.all('*', ({ request }) => {
        const given = request.headers.get('authorization')
        tokens.push(given)
        return given ? new HttpResponse(null, { status: 401 }) : HttpResponse.json({}, { status: 418 })
      }),
    )
    expect((await failureOf(endpoint)).status).toBe(418)
    expect(tokens).toEqual(['Bearer T', null])
    expect(unauthenticatedTokens).toEqual(['T'])
  })

  test.each(open.filter(({ row }) => row.anonymous))('$id: no token is sent', async (endpoint) => {
    const tokens: (string | null)[] = []
    network.use(
      http.all('*', ({ request }) => {
        tokens.push(request.headers.get('authorization'))
        return HttpResponse.json({}, { status: 418 })
      }),
    )
    expect((await failureOf(endpoint)).status).toBe(418)
    expect(tokens).toEqual([null])
  })
})
