import type * as z from 'zod/mini'
import type { domains } from '#/paths.ts'
import type { Entries } from './blocks.ts'

/**
 * Groups of cached reads; a write names the groups that it invalidates. The groups are the domains of the site map, and
 * a few groups that have no addresses.
 */
export type Domain =
  | keyof typeof domains
  | 'user'
  | 'banner'
  | 'coupon-goods'
  | 'pay-order'
  | 'media'
  | 'wechat'
  | 'milestone'
  | 'insurance-application'

/** A `public` call needs no session; a `user` call is not sent without a session (API-010). */
type AuthFamily = 'public' | 'user'

/**
 * One call of the backend as data (ADR 002). Client, queries, mutations and the handlers of the mock backend derive
 * from it. Shapes are named exports of the domain's `model.ts`, which loads in parallel with the request.
 */
export interface EndpointRow {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The full path below the server, without a leading slash; `{id}` marks a path parameter. */
  path: string
  auth: AuthFamily
  query?: string
  body?: string
  reply: string
  /** The reply to this public read is the same for everybody; the read is sent without the token. */
  anonymous?: true
  /** The reply is an array of `reply` with the total in `x-total-count` (API-008). */
  list?: true
  /** The specification names this read but does not describe it: a 404 means no entries (decision 137). */
  mayBeMissing?: true
  /** The body is sent form-encoded (API-004). */
  form?: true
  /** The separate PC server (API-009), or the public object store (API-031). */
  server?: 'pc' | 'store'
  /**
   * Lists the groups that the write invalidates. A row with `changes` is a write, whatever its HTTP method, because
   * some GETs write.
   */
  changes?: readonly Domain[]
  /** In ms; 15,000 by default. */
  timeout?: number
  /** A fixed text for any refusal of this call (specification §8). */
  errorText?: string
  /** The text for a 404, for calls where 未找到 does not say what the person can do next. */
  missingText?: string
  /** The text if no entry of the list could be read, for calls where the word 内容 would not name the missing data. */
  unreadableText?: string
  /** The text for 5xx begins with 尊敬的储户 (dear depositor). */
  depositor?: true
  /** Sends an idempotency key, so that a repeated tap or a retry has one effect. */
  idempotencyKey?: true
}

/** A domain's `model.ts`, loaded on demand. */
export type ModelLoader<M> = () => Promise<M>

type SchemaName<M> = { [K in keyof M]: M[K] extends z.core.$ZodType ? K : never }[keyof M] & string

type RowOf<M> = Omit<EndpointRow, 'query' | 'body' | 'reply'> & {
  query?: SchemaName<M>
  body?: SchemaName<M>
  reply: SchemaName<M>
}

export interface Endpoint<R extends EndpointRow = EndpointRow, M = Record<string, unknown>> {
  readonly id: string
  readonly domain: Domain
  readonly row: R
  readonly model: ModelLoader<M>
}

type PathKeys<P extends string> = P extends `${string}{${infer K}}${infer Rest}` ? K | PathKeys<Rest> : never
type Shape<M, K> = K extends keyof M ? (M[K] extends z.core.$ZodType ? M[K] : never) : never

type PathText<R> = R extends { path: infer P extends string } ? P : never
export type PathOf<R> = { [K in PathKeys<PathText<R>>]: string }
type QueryOf<R, M> = R extends { query: infer K } ? z.core.input<Shape<M, K>> : never
type BodyOf<R, M> = R extends { body: infer K } ? z.core.input<Shape<M, K>> : never
type Part<K extends string, T> = [T] extends [never] ? unknown : { [key in K]: T }

/** The input of a call: only the parts that the row declares. */
export type InputOf<R, M> = Part<'path', [PathKeys<PathText<R>>] extends [never] ? never : PathOf<R>> &
  Part<'query', QueryOf<R, M>> &
  Part<'body', BodyOf<R, M>>

export interface Page<T> {
  /** Paging counts the refused entries, too, and the screen shows their number. */
  items: Entries<T>
  /** null if the server sent no total; then a page with fewer entries than its size is the last page. */
  total: number | null
}

type Item<R, M> = R extends { reply: infer K } ? z.core.output<Shape<M, K>> : never
export type ReplyOf<R, M> = R extends { list: true } ? Page<Item<R, M>> : Item<R, M>
/** The reply of the mock backend, before parsing. */
export type WireOf<R, M> = R extends { reply: infer K } ? z.core.input<Shape<M, K>> : never

export type WriteRow<R> = R extends { changes: readonly Domain[] } ? R : never
export type ReadRow<R> = R extends { changes: readonly Domain[] } ? never : R

/** Makes the compiler refuse a key that rows do not have; type inference alone would accept it. */
type Exact<R> = { [K in keyof R]: { [P in Exclude<keyof R[K], keyof EndpointRow>]: never } }

/** Declares the calls of one domain. */
export function defineApi<M, const R extends Record<string, RowOf<M>>>(
  domain: Domain,
  model: ModelLoader<M>,
  rows: R & Exact<R>,
): { [K in keyof R]: Endpoint<R[K], M> } {
  return Object.fromEntries(
    Object.entries<RowOf<M>>(rows).map(([name, row]) => [name, { id: `${domain}.${name}`, domain, row, model }]),
  ) as { [K in keyof R]: Endpoint<R[K], M> }
}

/** The path below the server, with its parameters filled in and a leading slash. */
export const fillPath = ({ path }: EndpointRow, values: Readonly<Record<string, string>> = {}): string =>
  `/${path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(values[key] ?? ''))}`
