import { describe, expect, test } from 'vitest'
import type { EndpointRow } from './endpoint.ts'
import { ApiError, apologyText, errorText, type Failure, serverDetail, toApiError } from './errors.ts'

const read: EndpointRow = { method: 'GET', path: 'a', auth: 'public', reply: 'A' }
const write: EndpointRow = { ...read, method: 'POST', changes: [] }

const status = (code: number, body: unknown = null, retryAfter: string | null = null): Failure => ({
  type: 'status',
  status: code,
  body,
  retryAfter,
})
const facts = ({ kind, message, status: code, outcomeUnknown, retryAfter }: ApiError) => [
  kind,
  message,
  code,
  outcomeUnknown,
  retryAfter,
]

const SORRY = '尊敬的用户，非常抱歉，网络出现故障，请稍后重试或拨打客服电话400-000-0000'
const SORRY_DEPOSITOR = '尊敬的储户，非常抱歉，网络出现故障，请稍后重试或拨打客服电话400-000-0000'

test.each<[ids: string, failure: Failure, kind: string, text: string, status: number | null, unknown: boolean]>([
  ['[API-011]', { type: 'network' }, 'network', '无法连接到服务器，请稍后重试', null, true],
  ['[API-012]', { type: 'no-session' }, 'no-session', '用户尚未登录', null, false],
  ['[API-013]', status(400, { detail: '库存不足' }), 'bad-request', '库存不足', 400, false],
  ['[API-014]', status(400), 'bad-request', '请求错误', 400, false],
  ['[API-014]', status(400, {}), 'bad-request', '请求错误', 400, false],
  ['[API-015] [API-027]', status(401, { detail: 'x' }), 'unauthenticated', '尚未登录', 401, false],
  ['[API-016] [API-027]', status(403, { detail: 'x' }), 'forbidden', '尚未授权', 403, false],
  ['[API-017]', status(404, { detail: 'x' }), 'not-found', '未找到', 404, false],
  ['[API-018] [API-026]', status(418, { detail: 'x' }), 'rejected', '未知错误', 418, false],
  ['[API-018]', status(402), 'rejected', '未知错误', 402, false],
  ['[API-018]', status(409, { detail: 'x' }), 'rejected', '未知错误', 409, false],
  ['[API-018]', status(499), 'rejected', '未知错误', 499, false],
  ['[API-019]', status(500, { detail: 'x' }), 'fault', SORRY, 500, true],
  ['[API-019]', status(599), 'fault', SORRY, 599, true],
  ['[API-019]', status(399), 'fault', SORRY, 399, true],
  ['[API-020]', { type: 'unreadable', status: 200 }, 'fault', SORRY, 200, true],
  ['a request that was cancelled:', { type: 'cancelled' }, 'cancelled', '', null, false],
])(
  '%s the failure %o is converted to an error with its kind, text and status',
  (_ids, failure, kind, text, code, unknown) => {
    expect(facts(toApiError(failure, write))).toEqual([kind, text, code, unknown, null])
    expect(facts(toApiError(failure, read))).toEqual([kind, text, code, false, null])
  },
)

test('[API-021] [API-022] [API-023] [API-024] an error of a call for depositors shows the apology to depositors', () => {
  const row: EndpointRow = { ...read, depositor: true }
  expect(toApiError(status(503), row).message).toBe(SORRY_DEPOSITOR)
  expect(toApiError({ type: 'unreadable', status: 200 }, row).message).toBe(SORRY_DEPOSITOR)
  expect(toApiError(status(404), row).message).toBe('未找到')
})

test('a row’s own text replaces every error text except those for a lost connection and a missing session', () => {
  const row: EndpointRow = { ...write, errorText: '无法登录，请检查验证码并重试' }
  for (const failure of [
    status(400, { detail: 'x' }),
    status(401),
    status(403),
    status(404),
    status(418),
    status(500),
    { type: 'unreadable', status: 200 } as const,
  ])
    expect(toApiError(failure, row).message).toBe('无法登录，请检查验证码并重试')
  expect(toApiError(status(401), row).kind).toBe('unauthenticated')
  expect(toApiError(status(401), { ...row, auth: 'user' }).message).toBe('尚未登录')
  expect(toApiError({ type: 'network' }, row).message).toBe('无法连接到服务器，请稍后重试')
  expect(toApiError({ type: 'no-session' }, row).message).toBe('用户尚未登录')
  expect(toApiError({ type: 'cancelled' }, row).message).toBe('')
})

test('[API-019] if no phone number is configured, the apology does not ask the person to call', () => {
  expect(apologyText(false, '')).toBe('尊敬的用户，非常抱歉，网络出现故障，请稍后重试')
  expect(apologyText(true, '95598')).toBe('尊敬的储户，非常抱歉，网络出现故障，请稍后重试或拨打客服电话95598')
})

describe('[API-013] the server’s error message', () => {
  test.each([
    [{ detail: '库存不足', message: 'm', title: 't' }, '库存不足'],
    [{ detail: '', message: '已领取过', title: 't' }, '已领取过'],
    [{ message: null, title: '标题' }, '标题'],
    [{ detail: '  库存不足 ' }, '库存不足'],
    [{ detail: '长'.repeat(200) }, '长'.repeat(200)],
    [{ detail: 'error.order.stock', message: '库存不足' }, '库存不足'],
    [{ detail: '见 error.order' }, '见 error.order'],
    [{ detail: 'Stock. Out' }, 'Stock. Out'],
    [{ detail: '没有 error.stock' }, '没有 error.stock'],
    [{ detail: 'stock' }, 'stock'],
    [{ detail: 'No.1 已售罄' }, 'No.1 已售罄'],
  ])('in %j is found as %j', (body, text) => expect(serverDetail(body)).toBe(text))

  test.each([
    null,
    undefined,
    '库存不足',
    7,
    [],
    {},
    { detail: '   ' },
    { detail: 7 },
    { detail: { a: 1 } },
    { detail: '<b>' },
    { detail: 'a>b' },
    { detail: '{x}' },
    { detail: 'x}' },
    { detail: '长'.repeat(201) },
    { detail: 'error.order.stock-1' },
    { detail: ' Error.X ' },
  ])('in the body %j is ignored', (body) => expect(serverDetail(body)).toBeNull())
})

test.each([
  ['0', 0],
  ['2', 2000],
  ['1.5', 1500],
  ['10', 10_000],
  ['3600', 10_000],
  ['', null],
  [null, null],
  ['-1', null],
  ['Fri, 20 Nov 2026 02:00:00 GMT', null],
])('a 429 with the retry-after header %j is retried after %j ms', (header, wait) => {
  expect(toApiError(status(429, null, header), read).retryAfter).toBe(wait)
  expect(toApiError(status(418, null, header), read).retryAfter).toBeNull()
})

test('every thrown value has a text that can be displayed', () => {
  expect(errorText(new ApiError('fault', '话', 500, false))).toBe('话')
  expect(errorText(new Error('secret'))).toBe('出了一点问题，请重试')
  expect(errorText(undefined)).toBe('出了一点问题，请重试')
  expect(new ApiError('fault', '话', 500, false).name).toBe('ApiError')
})

test('only a connection that was lost after the deadline counts as a time-out', () => {
  expect(toApiError({ type: 'network', timedOut: true }, read).timedOut).toBe(true)
  const others: Failure[] = [{ type: 'network' }, { type: 'cancelled' }, { type: 'no-session' }, status(500)]
  expect(others.map((failure) => toApiError(failure, read).timedOut)).toEqual([false, false, false, false])
})
