import type { ComponentType } from 'react'
import { type ParamsOf, paramsOf, type Path, type SearchOf, searchOf } from '#/paths.ts'

export type SkeletonKind = 'list' | 'detail' | 'form' | 'home' | 'goods' | 'report'

/** An address as its row gets it. */
export interface ScreenInput<Params = Readonly<Record<string, string>>, Search = unknown> {
  /** Decoded; missing ones are empty. */
  params: Params
  /** As the declaration of the address reads them. */
  search: Search
  /** Everything behind the `?`, for those who pass it on. */
  query: URLSearchParams
  signedIn: boolean
}

/** What is known of a screen besides its address. */
export interface ScreenTraits {
  title: string
  /** Needs a signed-in person: starts the login chain (specification §2). */
  login?: true
  /** Wants the WeChat account instead of a signed-in person (specification §6, "auth false"). */
  authorization?: true
  /** For salespeople only: everybody else is told so, and none of its data is read (ROLE-004). Goes with `login`. */
  sales?: true
  /** Needs a saved shipping address. */
  address?: true
  /**
   * Can be shared with its own card and link; `own`: only with the card that the screen makes, otherwise with the
   * default one.
   */
  share?: true | 'own'
  /** Stays mounted, with scroll position and state, while another screen is open. */
  keepAlive?: true
  /** Shows health data: blurred while the page is hidden. */
  personal?: true
  layout?: 'tab' | 'plain'
  skeleton?: SkeletonKind
  /** Where most people go from here: the code of these screens is loaded in a quiet moment (ADR 026). */
  next?: readonly Path[]
  /** Stops what `onEnter` started. */
  onLeave?: () => void
}

/** What a row does when its address is opened. */
interface Opening<Input> {
  /** Redirects before the screen opens: an address of the app, or null to stay. */
  redirect?: (input: Input) => string | null | Promise<string | null>
  /** Reads that start together with the screen's chunk; nothing waits for them. */
  data?: (input: Input) => readonly StartedRead[]
  /** Starts what belongs to the address and must survive a reload, such as the confirmation of a payment. */
  onEnter?: (input: Input) => void
}

/** The flags of a row whose functions use these parameters. */
export type ScreenFlags<Params = unknown, Search = unknown> = ScreenTraits & Opening<ScreenInput<Params, Search>>

/** react-query options of a read, as `query` and `pages` make them. */
export type StartedRead = {
  queryKey: readonly unknown[]
  queryFn?: unknown
  initialPageParam?: unknown
  /** `seen`: the server takes note of the read, so it is not started before the screen is opened (ADR 026). */
  meta?: { seen?: boolean }
}

/** An address as the router gives it. */
export interface RawInput {
  params: Readonly<Record<string, string | undefined>>
  query: URLSearchParams
  signedIn: boolean
}

export interface ScreenRow extends ScreenTraits, Opening<RawInput> {
  path: Path
  load: () => Promise<{ default: ComponentType }>
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

/** An address without its parameter: redirects to the one with the default, and keeps the query. */
export const defaulted = (path: Path, target: string, traits: ScreenTraits): ScreenRow => ({
  path,
  load: async () => ({ default: () => null }),
  ...traits,
  redirect: ({ query }) => [target, query.toString()].filter(Boolean).join('?'),
})
