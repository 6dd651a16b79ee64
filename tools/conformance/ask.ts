import { readBody, requestOf, hasServerTime, totalOf } from '#/shared/api/transport.ts'
import type { EndpointRow } from '#/shared/api/endpoint.ts'
import { splitPictures } from '#/shared/lib/pictures.ts'
import { isCall } from '#/shared/lib/safe/picture-address.ts'
import type { Input } from './inputs.ts'

/** The hosts of the backend, and the token. */
export interface Server {
  api: string
  pc: string
  store: string
  token: string | null
}

export interface Answer {
  status: number
  /** undefined when the body is not JSON. */
  data: unknown
  html: boolean
  total: number | null
  /** The paths of numbers that a double cannot hold, for example `[].id`. */
  long?: readonly string[]
  /** The paths of pictures whose address is a call of the contract, for example `[].mainPicture`. */
  callPictures?: readonly string[]
  /** The reply is from a cache, so its Date is old. */
  cached?: boolean
  /** One sentence that says why there is no response. */
  failed?: string
}

const TIMEOUT_MS = 15_000

const causes: Readonly<Record<string, string>> = {
  ENOTFOUND: 'this host is not known',
  EAI_AGAIN: 'this host is not known',
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection was closed',
  UND_ERR_SOCKET: 'the connection was closed',
  ERR_SSL_WRONG_VERSION_NUMBER: 'this port does not speak https; give http:// or the port of https',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'this port does not speak https; give http:// or the port of https',
  EPROTO: 'this port does not speak https; give http:// or the port of https',
}

/** The error codes of OpenSSL and Node for a certificate that is not trusted. */
const CERTIFICATE = /CERT|SELF_SIGNED|ALTNAME|VERIFY_LEAF|HOSTNAME_MISMATCH/

function failureOf(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string; message?: string } }
  if (name === 'TimeoutError') return 'no answer in time'
  const code = cause?.code ?? ''
  const known = causes[code]
  if (known) return known
  if (CERTIFICATE.test(code))
    return `the certificate is not accepted (${code}): it must be valid now, for this host, and signed by an authority that this machine trusts (NODE_EXTRA_CA_CERTS adds one)`
  if (code.startsWith('HPE_')) return 'this port does not speak http; give https:// or the port of http'
  if (/^ERR_(SSL|TLS)/.test(code)) return `no secure connection can be made (${code})`
  return `the request failed (${code || (cause?.message ?? 'unknown')})`
}

type Request = ReturnType<typeof requestOf>

/** As many redirects as a browser follows. */
const MAX_REDIRECTS = 20

/** Ends the read; the message is one sentence. */
class Stopped extends Error {}

/**
 * The target of a redirect without its query and without path segments that contain digits, because both may contain
 * personal data.
 */
const placeOf = ({ origin, pathname }: URL): string => `${origin}${pathname.replaceAll(/[^/]*\d[^/]*/g, '…')}`

/** The request that a browser sends after a redirect; null when the response is not a redirect. @throws Stopped */
function redirected(request: Request, { status, headers }: Response): Request | null {
  const location = headers.get('location')
  if (status < 301 || status > 308 || status === 304 || location === null) return null
  if (!URL.canParse(location, request.url)) throw new Stopped(`status ${status} leads to no address`)
  const target = new URL(location, request.url)
  const changesMethod = request.method !== 'GET' && status < 307
  if (changesMethod)
    throw new Stopped(
      `status ${status} leads to ${placeOf(target)}, where a browser makes a GET of this ${request.method}; 307 and 308 keep it`,
    )
  // The token is sent only to the host that it was given for.
  const leaves = target.origin !== new URL(request.url).origin
  const kept = Object.entries(request.headers).filter(([name]) => !leaves || name !== 'Authorization')
  return { ...request, url: target.href, headers: Object.fromEntries(kept) }
}

/** Sends a request and follows redirects as a browser does. */
async function answered(first: Request, signal: AbortSignal): Promise<Response> {
  const seen = new Set<string>()
  for (let request = first; ;) {
    if (seen.has(request.url) || seen.size > MAX_REDIRECTS)
      throw new Stopped(`the redirects never end (${placeOf(new URL(request.url))})`)
    seen.add(request.url)
    const { url, method, headers, data } = request
    // oxlint-disable-next-line eslint/no-await-in-loop -- one redirect after the other
    const response = await fetch(url, { method, headers, body: data ?? null, redirect: 'manual', signal })
    const next = redirected(request, response)
    if (!next) return response
    request = next
  }
}

const belowOf = (path: string, parent: unknown, name: string): string =>
  Array.isArray(parent) ? `${path}[]` : path ? `${path}.${name}` : name

/** The fields of pictures have such names, for example `headImage` and `pictures`. */
const PICTURE = /picture|image|icon/i

/** The addresses of pictures inside a rich text. */
const inMarkup = (text: string): string[] =>
  [...text.matchAll(/<img\b[^>]*?\ssrc\s*=\s*["']?([^"'\s>]+)/gi)].map(([, url = '']) => url)

/** The paths of pictures whose address is that of a call on the host of the app. */
function callPictures(data: unknown, origin: string): string[] {
  const paths = new Set<string>()
  const look = (value: unknown, path: string, isPicture: boolean): void => {
    if (typeof value === 'string') {
      const pictures = [...(isPicture ? splitPictures(value) : []), ...inMarkup(value)]
      if (pictures.some((url) => isCall(url.replace(origin, '')))) paths.add(path)
    } else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value))
        look(inner, belowOf(path, value, name), Array.isArray(value) ? isPicture : PICTURE.test(name))
  }
  look(data, '', false)
  return [...paths]
}

/** The paths of numbers that the app reads as a text, because a double cannot hold their digits. */
function longNumbers(text: string, data: unknown): string[] {
  const paths = new Set<string>()
  const compare = (plain: unknown, read: unknown, path: string): void => {
    if (typeof plain === 'number' && typeof read === 'string') paths.add(path || 'the reply')
    if (typeof plain !== 'object' || plain === null) return
    for (const [name, value] of Object.entries(plain))
      compare(value, (read as Record<string, unknown>)[name], belowOf(path, plain, name))
  }
  if (data !== undefined && text.trim() !== '') compare(JSON.parse(text), data, '')
  return [...paths]
}

/** Sends one row. Never throws. */
export async function ask(row: EndpointRow, input: Input, server: Server, idempotencyKey?: string): Promise<Answer> {
  const origin = row.server === 'store' ? server.store : row.server === 'pc' ? server.pc : server.api
  const token = row.anonymous ? null : server.token
  try {
    const request = requestOf(row, { ...input, token, idempotencyKey }, origin)
    const response = await answered(request, AbortSignal.timeout(row.timeout ?? TIMEOUT_MS))
    const text = await response.text()
    const total = totalOf(response.headers.get('x-total-count') ?? undefined)
    const data = readBody(text)
    const html = /^\s*<(!doctype|html)/i.test(text)
    const cached = !row.server && !hasServerTime(row, Object.fromEntries(response.headers))
    const seen = { long: longNumbers(text, data), callPictures: callPictures(data, server.api) }
    return { status: response.status, data, html, total, ...seen, cached }
  } catch (error) {
    const failed = error instanceof Stopped ? error.message : failureOf(error)
    return { status: 0, data: undefined, html: false, total: null, failed }
  }
}
