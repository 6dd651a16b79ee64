import { readBody, requestOf, totalOf } from '#/shared/api/transport.ts'
import type { EndpointRow } from '#/shared/api/endpoint.ts'
import type { Input } from './inputs.ts'

/** The hosts of the backend, and who asks. */
export interface Server {
  api: string
  pc: string
  store: string
  token: string | null
}

/** What came. */
export interface Answer {
  status: number
  /** undefined when it is no JSON. */
  data: unknown
  html: boolean
  total: number | null
  /** Why nothing came: one sentence. */
  failed?: string
}

const TIMEOUT_MS = 15_000

const causes: Readonly<Record<string, string>> = {
  ENOTFOUND: 'this host is not known',
  EAI_AGAIN: 'this host is not known',
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection was closed',
  UND_ERR_SOCKET: 'the connection was closed',
}

/** A failure of the network in words. */
export function failureOf(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string; message?: string } }
  if (name === 'TimeoutError') return 'no answer in time'
  const code = cause?.code ?? ''
  if (/CERT|SIGNED|TLS|SSL|ALTNAME/.test(code)) return `the certificate is not accepted (${code})`
  return causes[code] ?? `the request failed (${code || (cause?.message ?? 'unknown')})`
}

/** Asks one row. Never throws; follows no redirect. */
export async function ask(row: EndpointRow, input: Input, server: Server, onceKey?: string): Promise<Answer> {
  const origin = row.server === 'store' ? server.store : row.server === 'pc' ? server.pc : server.api
  const token = row.anonymous ? null : server.token
  const { url, method, headers, data } = requestOf(row, { ...input, token, onceKey }, origin)
  try {
    const signal = AbortSignal.timeout(row.timeout ?? TIMEOUT_MS)
    const response = await fetch(url, { method, headers, body: data ?? null, redirect: 'manual', signal })
    const text = await response.text()
    const total = totalOf(response.headers.get('x-total-count') ?? undefined)
    return { status: response.status, data: readBody(text), html: /^\s*<(!doctype|html)/i.test(text), total }
  } catch (error) {
    return { status: 0, data: undefined, html: false, total: null, failed: failureOf(error) }
  }
}
