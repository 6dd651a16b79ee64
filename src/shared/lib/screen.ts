import type { ComponentType } from 'react'
import { type ParamsOf, paramsOf, type Path, type SearchOf, searchOf } from '#/paths.ts'

export type SkeletonKind = 'list' | 'detail' | 'form' | 'home' | 'goods' | 'report'

/** The parameters of an address, as the functions of its row receive them. */
export interface ScreenInput<Params = Readonly<Record<string, string>>, Search = unknown> {
  /** Decoded; missing parameters are empty. */
  params: Params
  /** Parsed by the declaration of the address. */
  search: Search
  /** The whole query string, for rows that pass it on. */
  query: URLSearchParams
  signedIn: boolean
}

/** The flags of a screen that do not depend on its address. */
export interface ScreenTraits {
  title: string
  /** Needs a signed-in person: starts the login chain (specification §2). */
  login?: true
  /** Needs the WeChat account instead of a signed-in person (specification §6, "auth false"). */
  authorization?: true
  /**
   * For salespeople only: other people see a message, and no read of the screen starts (ROLE-004). Use it together with
   * `login`.
   */
  sales?: true
  /** Needs a saved shipping address. */
  address?: true
  /**
   * The screen can be shared, with the card of `useShareCard`. Until that card is set, a screen with `true` and an
   * address without parameters shares its title and address; any other screen shares the app's default card.
   */
  share?: true | 'own'
  /** Stays mounted, with scroll position and state, while another screen is open. */
  keepAlive?: true
  /** Shows health data, or who is tested: blurred while the page is hidden, and titled only 健康信息. */
  personal?: true
  layout?: 'tab' | 'plain'
  skeleton?: SkeletonKind
  /** The screens that most people open next: their code is loaded when the browser is idle (ADR 026). */
  next?: readonly Path[]
  /** Stops the work that `onEnter` has started. */
  onLeave?: () => void
}

/** The effects of a row when its address is opened. */
interface Opening<Input> {
  /** Redirects before the screen opens: an address of the app, or null to stay. */
  redirect?: (input: Input) => string | null | Promise<string | null>
  /** Reads that start together with the screen's chunk; nothing waits for them. */
  data?: (input: Input) => readonly StartedRead[]
  /** Starts work that belongs to the address and must continue after a reload, such as confirming a payment. */
  onEnter?: (input: Input) => void | Promise<void>
}

/** The flags of a row whose functions use these parameters. */
export type ScreenFlags<Params = unknown, Search = unknown> = ScreenTraits & Opening<ScreenInput<Params, Search>>

/** react-query options of a read, as `query` and `infiniteQuery` make them. */
export type StartedRead = {
  queryKey: readonly unknown[]
  queryFn?: unknown
  initialPageParam?: unknown
  /** `seen` means that the server records the read, so the read starts only with the screen (ADR 026). */
  meta?: { seen?: boolean }
}

/** An address as the router gives it. */
export interface RawInput {
  params: Readonly<Record<string, string | undefined>>
  query: URLSearchParams
  signedIn: boolean
}

export interface ScreenModule {
  default: ComponentType
  /** The lazy parts that a touch of a link loads together with the screen (ADR 026). */
  parts?: readonly { request: () => Promise<unknown> }[]
}

export interface ScreenRow extends ScreenTraits, Opening<RawInput> {
  path: Path
  load: () => Promise<ScreenModule>
}

/** One row of the route table. Its functions get the parameters as the address declares them. */
export function screen<P extends Path>(
  path: P,
  load: ScreenRow['load'],
  { redirect, data, onEnter, ...traits }: ScreenFlags<ParamsOf<NoInfer<P>>, SearchOf<NoInfer<P>>>,
): ScreenRow {
  const read = ({ params, query, signedIn }: RawInput) => ({
    params: paramsOf(path, params),
    search: searchOf(path, query),
    query,
    signedIn,
  })
  return {
    path,
    load,
    ...traits,
    ...(redirect && { redirect: (raw) => redirect(read(raw)) }),
    ...(data && { data: (raw) => data(read(raw)) }),
    ...(onEnter && { onEnter: (raw) => onEnter(read(raw)) }),
  }
}

/** A row for an address without its parameter: redirects to the address with the default, and keeps the query. */
export const defaulted = (path: Path, target: string, traits: ScreenTraits): ScreenRow => ({
  path,
  load: async () => ({ default: () => null }),
  ...traits,
  redirect: ({ query }) => [target, query.toString()].filter(Boolean).join('?'),
})
