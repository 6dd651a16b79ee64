import type { ComponentType } from 'react'
import type { Path } from '#/paths.ts'

export type SkeletonKind = 'list' | 'detail' | 'form' | 'home' | 'goods' | 'report'

export interface ScreenFlags {
  title: string
  /** Needs a signed-in person: starts the login chain (specification §2). */
  login?: true
  /** Wants the WeChat account instead of a signed-in person (specification §6, "auth false"). */
  authorization?: true
  /** Redirects before the screen opens: an address of the app, or null to stay. */
  instead?: (input: ScreenInput) => string | null | Promise<string | null>
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
  /** Reads that start together with the screen's chunk; nothing waits for them. */
  data?: (input: ScreenInput) => readonly StartedRead[]
  /** Starts what belongs to the address and must survive a reload, such as the confirmation of a payment. */
  enter?: (input: ScreenInput) => void
  /** Stops what `enter` started. */
  leave?: () => void
}

export interface ScreenInput {
  params: Readonly<Record<string, string>>
  search: URLSearchParams
  signedIn: boolean
}

/** react-query options of a read, as `query` and `pages` make them. */
export type StartedRead = { queryKey: readonly unknown[]; queryFn?: unknown; initialPageParam?: unknown }

export interface ScreenRow extends ScreenFlags {
  path: Path
  load: () => Promise<{ default: ComponentType }>
}

/** One row of the route table. */
export const screen = (path: Path, load: ScreenRow['load'], flags: ScreenFlags): ScreenRow => ({ path, load, ...flags })

/** An address without its parameter: redirects to the one with the default, and keeps the query. */
export const defaulted = (path: Path, target: string, flags: ScreenFlags): ScreenRow =>
  screen(path, async () => ({ default: () => null }), {
    ...flags,
    instead: ({ search }) => [target, search.toString()].filter(Boolean).join('?'),
  })
