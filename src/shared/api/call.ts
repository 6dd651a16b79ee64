import * as z from 'zod/mini'
import type { Endpoint, EndpointRow, InputOf, ReplyOf } from './endpoint.ts'
import { type ApiError, toApiError } from './errors.ts'
import { type Outcome, send, type Sent } from './transport.ts'

/** Where the client gets the token from and whom it tells that the session is over; set once at start. */
interface Credentials {
  token: () => string | null
  onUnauthenticated: (token: string | null) => void
}

let credentials: Credentials = { token: () => null, onUnauthenticated: () => undefined }

export const connectCredentials = (given: Credentials): void => {
  credentials = given
}

/** The token that calls are sent with. */
export const sessionToken = (): string | null => credentials.token()

export interface CallOptions {
  signal?: AbortSignal | undefined
  onceKey?: string | undefined
}

function parseReply(
  row: EndpointRow,
  schema: z.core.$ZodType,
  data: unknown,
  total: number | null,
  headers: Record<string, string>,
) {
  const { length: size } = Array.isArray(data) ? data : []
  const wanted = row.list ? z.array(schema) : schema
  const result = z.safeParse(wanted, withHeaderToken(data, headers))
  if (!result.success) return null
  return {
    value: row.list ? { items: result.data, total: total !== null && total >= size ? total : null } : result.data,
  }
}

/** A login may answer its token in the reply header instead of the body (decisions §0). */
const withHeaderToken = (data: unknown, headers: Record<string, string>): unknown =>
  headers['authorization'] && (data === null || (typeof data === 'object' && !Array.isArray(data)))
    ? { access_token: headers['authorization'].replace(/^Bearer /, ''), ...data }
    : data

/** @param told whether it was told already that the session is over. */
const fail = (error: ApiError, token: string | null, told = false): never => {
  if (error.kind === 'unauthenticated' && !told) credentials.onUnauthenticated(token)
  throw error
}

/** A session that is over must not keep a visitor from what everybody may read (specification §6). */
const isOverHere = (row: EndpointRow, outcome: Outcome, token: string | null): boolean =>
  token !== null &&
  row.auth === 'public' &&
  row.server !== 'store' &&
  !row.changes &&
  !outcome.ok &&
  'status' in outcome.failure &&
  outcome.failure.status === 401

/**
 * Sends one call and parses its reply with the row's own schema. The schema's chunk loads beside the request.
 * @throws ApiError with the catalogue's text.
 */
export async function call<R extends EndpointRow, M>(
  endpoint: Endpoint<R, M>,
  input: InputOf<R, M>,
  options: CallOptions = {},
): Promise<ReplyOf<R, M>> {
  const row: EndpointRow = endpoint.row
  const token = sessionToken()
  if (row.auth === 'user' && !token) throw toApiError({ type: 'no-session' }, row)
  const parts = input as Pick<Sent, 'path' | 'query' | 'body'>
  // An address without its id leads nowhere: said at once, nothing is sent.
  if (Object.values(parts.path ?? {}).includes('')) throw toApiError({ type: 'status', status: 404, body: null }, row)
  const sent = { ...parts, onceKey: row.once ? options.onceKey : undefined, signal: options.signal }
  const [first, model] = await Promise.all([send(row, { ...sent, token }), endpoint.model()])
  const over = isOverHere(row, first, token)
  if (over) credentials.onUnauthenticated(token)
  const outcome = over ? await send(row, { ...sent, token: null }) : first
  if (!outcome.ok) return fail(toApiError(outcome.failure, row), token, over)
  const schema = (model as Record<string, unknown>)[row.reply] as z.core.$ZodType
  const parsed = parseReply(row, schema, outcome.data, outcome.total, outcome.headers)
  if (!parsed) return fail(toApiError({ type: 'unreadable', status: 200 }, row), token)
  return parsed.value as ReplyOf<R, M>
}
