import type { AxiosAdapter } from 'axios'
import Axios from 'axios/unsafe/core/Axios.js'
import { config } from '#/config.ts'
import { learnServerTime } from '#/shared/lib/time/clock.ts'
import { type EndpointRow, fillPath } from './endpoint.ts'
import { takeEarlyAnswer } from './early-answers.ts'
import type { Failure } from './errors.ts'
import { readJson } from './read-json.ts'

/** The only module that uses axios. This module shows nothing to the person. */

export interface SentRequest {
  path?: Record<string, string>
  query?: unknown
  body?: unknown
  token: string | null
  idempotencyKey?: string | undefined
  signal?: AbortSignal | undefined
}

export type Outcome =
  | {
      ok: true
      data: unknown
      total: number | null
      headers: Record<string, string>
      /** Set when the answer comes from the device cache; settles when the new answer is there. */
      renewed?: Promise<unknown> | undefined
    }
  | { ok: false; failure: Failure }

const DEFAULT_TIMEOUT = 15_000

/**
 * An axios adapter over fetch, used instead of the adapters of axios: the code is small, and aborting works in every
 * supported browser (ADR 003).
 */
const overFetch: AxiosAdapter = async (config) => {
  const response = await fetch(config.url as string, {
    method: (config.method as string).toUpperCase(),
    headers: config.headers as unknown as Record<string, string>,
    body: (config.data as string | undefined) ?? null,
    signal: config.signal as AbortSignal,
  })
  const headers = Object.fromEntries(response.headers)
  return { data: await response.text(), status: response.status, statusText: response.statusText, headers, config }
}

/**
 * The bare class transforms nothing: text in, text out. The app parses the text itself, because axios passes an invalid
 * body on as text.
 */
const http = new Axios({ adapter: overFetch })

/** The query string of a call; missing values are left out. */
function queryText(query: unknown): string {
  const given = Object.entries((query ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== undefined && value !== null,
  )
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
  return text ? `?${text}` : ''
}

const serverOf = (row: EndpointRow): string => {
  const own = row.server === 'store' ? config.storeOrigin : row.server === 'pc' ? config.hosts.pc : config.hosts.api
  return own || window.location.origin
}

/** The call's timeout combined with the caller's signal: older supported browsers lack AbortSignal.any. */
function deadline(ms: number, outer: AbortSignal | undefined) {
  const controller = new AbortController()
  let expired = false
  const abort = () => controller.abort()
  const timer = setTimeout(() => {
    expired = true
    abort()
  }, ms)
  if (outer?.aborted) abort()
  outer?.addEventListener('abort', abort)
  return {
    signal: controller.signal,
    expired: () => expired,
    done: () => {
      clearTimeout(timer)
      outer?.removeEventListener('abort', abort)
    },
  }
}

const encode = (row: EndpointRow, body: unknown): string | undefined =>
  row.form ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body)

function headersFor(row: EndpointRow, sent: SentRequest): Record<string, string> {
  return {
    'Content-Type': row.form ? 'application/x-www-form-urlencoded' : 'application/json',
    source: 'H5',
    ...(sent.token && row.server !== 'store' ? { Authorization: `Bearer ${sent.token}` } : {}),
    ...(sent.idempotencyKey ? { 'Idempotency-Key': sent.idempotencyKey } : {}),
  }
}

/** The request of a call as plain data; `npm run conformance` builds its requests with it too. */
export const requestOf = (row: EndpointRow, sent: SentRequest, origin: string) => ({
  method: row.method,
  url: origin + fillPath(row, sent.path) + queryText(sent.query),
  data: encode(row, sent.body),
  headers: headersFor(row, sent),
})

/** The parsed body: null for an empty body, undefined for a body that is not JSON. */
export function readBody(text: string): unknown {
  if (text.trim() === '') return null
  try {
    return readJson(text)
  } catch {
    return undefined
  }
}

/** The number in `x-total-count`; null when it is not a count, or too large to be one. */
export const totalOf = (header: string | undefined): number | null =>
  header && /^ *\d{1,15} *$/.test(header) ? Number(header) : null

/**
 * Whether the Date header of a reply is the API's current time; false for a reply from a cache or from another server.
 */
export const hasServerTime = (row: EndpointRow, headers: Record<string, string>): boolean =>
  !row.server && !(Number(headers['age']) > 0) && !/\bhit\b/i.test(headers['x-cache'] ?? '')

function receive(
  row: EndpointRow,
  status: number,
  text: string,
  headers: Record<string, string>,
  at?: number,
): Outcome {
  if (hasServerTime(row, headers)) learnServerTime(headers['date'], at)
  const body = readBody(text)
  if (status >= 300) return { ok: false, failure: { type: 'status', status, body, retryAfter: headers['retry-after'] } }
  if (body === undefined) return { ok: false, failure: { type: 'unreadable', status } }
  return { ok: true, data: body, total: totalOf(headers['x-total-count']), headers }
}

/** How long a call waits for its early answer before it also sends its own request, in ms. */
const PATIENCE_MS = 4000

/** The early answer that index.html requested, if this call would send the same request; else null. */
function earlyAnswer(row: EndpointRow, key: string, sent: SentRequest): Promise<Outcome | null> | null {
  if (sent.token || row.changes || row.server) return null
  const early = takeEarlyAnswer(key, row.anonymous === true)
  return (
    early &&
    early.then((taken): Outcome | null => {
      if (!taken) return null
      const { status, text, headers, at } = taken.answer
      const outcome = receive(row, status, text, headers, at)
      return outcome.ok ? { ...outcome, renewed: taken.renewed } : null
    })
  )
}

/**
 * The early answer or the answer to the app's own request, whichever arrives first. The app sends its own request if
 * the early request fails or takes too long.
 */
async function soonest(
  early: Promise<Outcome | null>,
  ask: () => Promise<Outcome>,
  stop: AbortSignal,
): Promise<Outcome> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, null)
    stop.addEventListener('abort', () => resolve(null))
  })
  const first = await Promise.race([early, late])
  clearTimeout(timer)
  if (first) return first
  const never = new Promise<never>(() => undefined)
  return Promise.race([ask(), early.then((outcome) => outcome ?? never)])
}

/** Sends one row and returns the outcome. Never throws. */
export async function send(row: EndpointRow, sent: SentRequest): Promise<Outcome> {
  const { signal, expired, done } = deadline(row.timeout ?? DEFAULT_TIMEOUT, sent.signal)
  try {
    const request = requestOf(row, sent, serverOf(row))
    const ask = async (): Promise<Outcome> => {
      const response = await http.request<string>({ ...request, signal })
      return receive(row, response.status, response.data, response.headers as Record<string, string>)
    }
    const early = earlyAnswer(row, `${row.method} ${request.url} ${request.data ?? ''}`, sent)
    return await (early ? soonest(early, ask, signal) : ask())
  } catch {
    // fetch rejects only if the request was aborted or did not get through.
    const failure: Failure = sent.signal?.aborted ? { type: 'cancelled' } : { type: 'network', timedOut: expired() }
    return { ok: false, failure }
  } finally {
    done()
  }
}
