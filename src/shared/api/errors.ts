import { config } from '#/config.ts'
import type { EndpointRow } from './endpoint.ts'
import { notReadText } from './refused-entries.ts'

export type ErrorKind =
  /** The request did not get through: offline, reset, timed out. */
  | 'network'
  /** The caller aborted; nothing is shown. */
  | 'cancelled'
  /** The call needs a user and was not sent. */
  | 'no-session'
  | 'bad-request'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'rejected'
  /** 5xx, or an unreadable reply. */
  | 'fault'

export class ApiError extends Error {
  override readonly name = 'ApiError'
  constructor(
    readonly kind: ErrorKind,
    message: string,
    readonly status: number | null,
    /** A write without an answer: it may have taken effect. Find out whether it did before you show a failure. */
    readonly outcomeUnknown: boolean,
    /** ms that the server asked to wait (429). */
    readonly retryAfter: number | null = null,
    /** The server did not answer in time. The call is not retried, because that would double the waiting time. */
    readonly timedOut = false,
  ) {
    super(message)
  }
}

/** A failure as the transport sees it. */
export type Failure =
  | { type: 'network'; timedOut?: boolean }
  | { type: 'cancelled' }
  | { type: 'no-session' }
  | { type: 'unreadable'; status: number }
  /** No entry of the list could be read; the network is not the cause. */
  | { type: 'all-refused'; status: number }
  | { type: 'status'; status: number; body: unknown; retryAfter?: string | null | undefined }

const DETAIL_LIMIT = 200

/** Each sentence is also in errors.test.ts, docs/specification.md §8 and docs/rules.md (API-011 to API-026). */
const texts = {
  network: '无法连接到服务器，请稍后重试',
  noSession: '用户尚未登录',
  badRequest: '请求错误',
  unauthenticated: '尚未登录',
  forbidden: '尚未授权',
  notFound: '未找到',
  rejected: '未知错误',
} as const

/**
 * The apology of specification §8; without a configured phone number, the sentence about calling is left out (decision
 * 141).
 */
export function apologyText(depositor: boolean, phone = config.servicePhone): string {
  const call = phone ? `或拨打客服电话${phone}` : ''
  return `尊敬的${depositor ? '储户' : '用户'}，非常抱歉，网络出现故障，请稍后重试${call}`
}

const usable = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' && !/[<>{}]/.test(value) && value.length <= DETAIL_LIMIT
    ? value.trim()
    : null

/**
 * The server's own message: detail, then message, then title (decision 143). Markup, codes and long texts are refused.
 */
export function serverDetail(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null
  const problem = body as Record<string, unknown>
  const sentence = (value: unknown) => {
    const text = usable(value)
    return text && !/^[a-z]+(\.[\w-]+)+$/i.test(text) ? text : null
  }
  return sentence(problem['detail']) ?? sentence(problem['message']) ?? sentence(problem['title'])
}

const retryMs = (header: string | null | undefined): number | null => {
  const seconds = Number(header)
  return header && Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, 10) * 1000 : null
}

/** The error catalogue of specification §8 as a pure function. */
export function toApiError(failure: Failure, row: EndpointRow): ApiError {
  const write = row.changes !== undefined
  const own = (text: string) => row.errorText ?? text
  switch (failure.type) {
    case 'cancelled':
      return new ApiError('cancelled', '', null, false)
    case 'no-session':
      return new ApiError('no-session', texts.noSession, null, false)
    case 'network':
      return new ApiError('network', texts.network, null, write, null, failure.timedOut)
    case 'unreadable':
      return new ApiError('fault', own(apologyText(row.depositor === true)), failure.status, write)
    case 'all-refused':
      return new ApiError('fault', own(row.unreadableText ?? notReadText('内容')), failure.status, write)
    case 'status':
      return fromStatus(failure, row)
  }
}

function fromStatus(failure: Extract<Failure, { type: 'status' }>, row: EndpointRow): ApiError {
  const { status, body } = failure
  const own = (text: string) => row.errorText ?? text
  if (status >= 500 || status < 400)
    return new ApiError('fault', own(apologyText(row.depositor === true)), status, row.changes !== undefined)
  if (status === 400) return new ApiError('bad-request', own(serverDetail(body) ?? texts.badRequest), status, false)
  // A 401 of a public call does not mean an expired session; a failed login, for example, has its own text (LOGIN-018).
  const refused = row.auth === 'public' ? own(texts.unauthenticated) : texts.unauthenticated
  if (status === 401) return new ApiError('unauthenticated', refused, status, false)
  if (status === 403) return new ApiError('forbidden', own(texts.forbidden), status, false)
  if (status === 404) return new ApiError('not-found', row.missingText ?? own(texts.notFound), status, false)
  return new ApiError(
    'rejected',
    own(texts.rejected),
    status,
    false,
    status === 429 ? retryMs(failure.retryAfter) : null,
  )
}

/** The text that a person sees for any thrown value. */
export function errorText(error: unknown): string {
  return error instanceof ApiError ? error.message : '出了一点问题，请重试'
}
