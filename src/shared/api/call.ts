import * as z from 'zod/mini'
import { pageState } from '#/shared/lib/page-load/page-state.ts'
import type { Endpoint, EndpointRow, InputOf, Page, ReplyOf } from './endpoint.ts'
import { toApiError } from './errors.ts'
import { assertIdentity, type Identity } from './identity.ts'
import { type Outcome, send, type SentRequest } from './transport.ts'
import { acceptsPlainReply, isForeign } from './blocks.ts'
import { isUnreadable, readList } from './list-reply.ts'

/** The function that returns the token, and the callback for an expired session; set once at start. */
interface Credentials {
  token: () => string | null
  onUnauthenticated: (token: string | null) => void
}

const credentials = pageState<Credentials>(() => ({ token: () => null, onUnauthenticated: () => undefined }))

export const connectCredentials = (given: Credentials): void => {
  credentials.current = given
}

/** The token sent with calls. */
export const sessionToken = (): string | null => credentials.current.token()

export interface CallOptions {
  signal?: AbortSignal | undefined
  idempotencyKey?: string | undefined
  /**
   * The identity that was signed in when the action began; if another person is signed in now, the call is not sent.
   * Every write has an identity.
   */
  identity?: Identity
}

/** A reply as the app reads it; null when the reply cannot be parsed. */
export function parseReply(
  row: EndpointRow,
  schema: z.core.$ZodType,
  data: unknown,
  total: number | null,
): { value: unknown } | null {
  if (row.list) {
    const value = readList(schema, data, total)
    return value && { value }
  }
  // A bare text, number or boolean is invalid unless a reply of this kind may be one, even if every field of the schema
  // accepts any value.
  if (typeof data !== 'object' && !acceptsPlainReply(schema)) return null
  // The reply of a write is not needed, so it may be of any shape.
  if (!row.changes && isForeign(schema, data)) return null
  const result = z.safeParse(schema, data)
  return result.success ? { value: result.data } : null
}

type Listener = (call: string, schema: z.core.$ZodType, data: unknown, list: boolean) => void
const listener = pageState<Listener | null>(() => null)

/** Sets the listener that counts tolerated deviations in replies; called once at start. */
export const watchReplies = (given: Listener): void => {
  listener.current = given
}

/** Called when a read is answered from the device cache; `renewed` settles when the new reply is there. */
type CachedAnswerListener = (endpoint: Endpoint, renewed: Promise<unknown>) => void
const onCachedAnswer = pageState<CachedAnswerListener | null>(() => null)

/** Sets the listener that refetches reads answered from the device cache; called once at start. */
export const watchCachedAnswers = (given: CachedAnswerListener): void => {
  onCachedAnswer.current = given
}

/** A login may send its token in a reply header instead of the body (decisions §0). */
const withHeaderToken = (data: unknown, headers: Record<string, string>): unknown =>
  headers['authorization'] && typeof data === 'object' && !Array.isArray(data)
    ? { access_token: headers['authorization'].replace(/^Bearer /, ''), ...data }
    : data

/** For a read that the specification only names, a 404 means that there is no data yet (decision 137). */
const asNamed = (row: EndpointRow, outcome: Outcome): Outcome =>
  row.mayBeMissing && !row.changes && !outcome.ok && outcome.failure.type === 'status' && outcome.failure.status === 404
    ? { ok: true, data: row.list ? [] : null, total: null, headers: {} }
    : outcome

/**
 * A reply that its schema refuses is unreadable. An object that the read of one entry returned counts as not found,
 * unless it has no field of the schema.
 */
const asRefused = (row: EndpointRow, schema: z.core.$ZodType, data: unknown): Parameters<typeof toApiError>[0] =>
  !row.list &&
  !row.changes &&
  typeof data === 'object' &&
  data !== null &&
  !Array.isArray(data) &&
  !isForeign(schema, data)
    ? { type: 'status', status: 404, body: null }
    : { type: 'unreadable', status: 200 }

/**
 * Whether a public read is sent again without the token, because an expired session must not block a public read
 * (specification §6).
 */
const isOverHere = (row: EndpointRow, outcome: Outcome, token: string | null): boolean =>
  token !== null &&
  row.auth === 'public' &&
  row.server !== 'store' &&
  !row.changes &&
  !outcome.ok &&
  'status' in outcome.failure &&
  outcome.failure.status === 401

/**
 * Sends one call and parses its reply with the schema of the row. The chunk with the schemas loads in parallel with the
 * request.
 * @throws ApiError with the text of the error catalogue.
 */
export async function call<R extends EndpointRow, M>(
  endpoint: Endpoint<R, M>,
  input: InputOf<R, M>,
  options: CallOptions = {},
): Promise<ReplyOf<R, M>> {
  const row: EndpointRow = endpoint.row
  if (options.identity !== undefined) assertIdentity(options.identity)
  const token = row.anonymous ? null : sessionToken()
  if (row.auth === 'user' && !token) throw toApiError({ type: 'no-session' }, row)
  const parts = input as Pick<SentRequest, 'path' | 'query' | 'body'>
  // If a path parameter is empty, the call fails at once and is not sent.
  if (Object.values(parts.path ?? {}).includes('')) throw toApiError({ type: 'status', status: 404, body: null }, row)
  const sent = {
    ...parts,
    idempotencyKey: row.idempotencyKey ? options.idempotencyKey : undefined,
    signal: options.signal,
  }
  const [first, model] = await Promise.all([send(row, { ...sent, token }), endpoint.model()])
  if (first.ok && first.renewed) onCachedAnswer.current?.(endpoint as unknown as Endpoint, first.renewed)
  const over = isOverHere(row, first, token)
  if (over) credentials.current.onUnauthenticated(token)
  const outcome = asNamed(row, over ? await send(row, { ...sent, token: null }) : first)
  if (!outcome.ok) {
    const error = toApiError(outcome.failure, row)
    if (error.kind === 'unauthenticated' && !over && !row.anonymous) credentials.current.onUnauthenticated(token)
    throw error
  }
  const schema = (model as Record<string, unknown>)[row.reply] as z.core.$ZodType
  const data = withHeaderToken(outcome.data, outcome.headers)
  listener.current?.(endpoint.id, schema, data, row.list === true)
  const parsed = parseReply(row, schema, data, outcome.total)
  if (!parsed) throw toApiError(asRefused(row, schema, data), row)
  if (row.list && isUnreadable(parsed.value as Page<unknown>, parts.query))
    throw toApiError({ type: 'all-refused', status: 200 }, row)
  return parsed.value as ReplyOf<R, M>
}
