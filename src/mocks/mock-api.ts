import type { Endpoint, EndpointRow, PathOf, WireOf } from '#/shared/api/endpoint.ts'
import type * as z from 'zod/mini'
import type { Db, ReportBook } from './db.ts'
import type { UserRow } from './db-rows.ts'
import type { Knobs } from './knobs.ts'

/** @param account the WeChat account to use when there is no simulator. */
export type AuthorizePage = (redirectUrl: string, account: string, serial: number) => string

export interface World {
  db: Db
  reports: ReportBook
  /** Epoch ms by the backend's clock. */
  now: number
  knobs: Knobs
  authorizePage: AuthorizePage
  /** Creates tokens deterministically, so that every run has the same tokens. */
  signIn: (user: UserRow) => string
}

type Shape<M, K> = K extends keyof M ? (M[K] extends z.core.$ZodType ? z.core.output<M[K]> : never) : never

interface MockRequest<R, M> extends World {
  path: PathOf<R>
  query: R extends { query: infer K } ? Shape<M, K> : undefined
  body: R extends { body: infer K } ? Shape<M, K> : undefined
  /** The signed-in user; for public calls only if a token was sent. */
  user: R extends { auth: 'user' } ? UserRow : UserRow | null
}

/** A list handler returns all items; the engine pages them if the call has page and size. */
type Answer<R, M> = R extends { list: true } ? readonly WireOf<R, M>[] : WireOf<R, M>

export interface MockRoute {
  endpoint: Endpoint
  answer: (asked: unknown) => unknown
}

type Handlers<A> = {
  [K in keyof A]: A[K] extends Endpoint<infer R, infer M>
    ? (asked: MockRequest<R & EndpointRow, M>) => Answer<R & EndpointRow, M> | Promise<Answer<R & EndpointRow, M>>
    : never
}

/** One handler per row of a domain's contract: a missing handler or a wrong reply does not compile. */
export function mockApi<A extends Record<string, unknown>>(api: A, handlers: Handlers<A>): MockRoute[] {
  return Object.entries(api).map(([name, endpoint]) => ({
    endpoint: endpoint as Endpoint,
    answer: handlers[name as keyof A] as (asked: unknown) => unknown,
  }))
}
