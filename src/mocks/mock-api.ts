import type { Endpoint, EndpointRow, PathOf, WireOf } from '#/shared/api/endpoint.ts'
import type * as z from 'zod/mini'
import type { Db, ReportBook, UserRow } from './db.ts'
import type { Knobs } from './knobs.ts'

/** @param account the one that WeChat would answer for, where nobody plays WeChat. */
export type AuthorizePage = (redirectUrl: string, account: string, serial: number) => string

/** What a handler is given besides its own inputs. */
export interface World {
  db: Db
  reports: ReportBook
  /** Epoch ms by the backend's clock. */
  now: number
  knobs: Knobs
  /** The address at which WeChat asks for an authorization. */
  authorizePage: AuthorizePage
  /** Tokens are made here, so that they are the same in every run. */
  signIn: (user: UserRow) => string
}

type Shape<M, K> = K extends keyof M ? (M[K] extends z.core.$ZodType ? z.core.output<M[K]> : never) : never

interface Asked<R, M> extends World {
  path: PathOf<R>
  query: R extends { query: infer K } ? Shape<M, K> : undefined
  body: R extends { body: infer K } ? Shape<M, K> : undefined
  /** Set for calls of the user family; for public ones when a token came along. */
  user: R extends { auth: 'user' } ? UserRow : UserRow | null
}

/** A list handler answers all items; the engine pages them when the call has page and size. */
type Answer<R, M> = R extends { list: true } ? readonly WireOf<R, M>[] : WireOf<R, M>

export interface MockRoute {
  endpoint: Endpoint
  answer: (asked: unknown) => unknown
}

type Handlers<A> = {
  [K in keyof A]: A[K] extends Endpoint<infer R, infer M>
    ? (asked: Asked<R & EndpointRow, M>) => Answer<R & EndpointRow, M> | Promise<Answer<R & EndpointRow, M>>
    : never
}

/** One handler for each row of a domain's contract: a missing one or a wrong reply does not compile. */
export function mockApi<A extends Record<string, unknown>>(api: A, handlers: Handlers<A>): MockRoute[] {
  return Object.entries(api).map(([name, endpoint]) => ({
    endpoint: endpoint as Endpoint,
    answer: handlers[name as keyof A] as (asked: unknown) => unknown,
  }))
}
