import type { ComponentType } from 'react'
import type { Path } from '#/paths.ts'

export type SkeletonKind = 'list' | 'detail' | 'form' | 'home' | 'goods' | 'report'

export interface ScreenFlags {
  title: string
  /** Needs a signed-in person: starts the login chain (specification §2). */
  login?: true
  /** Wants to know WeChat's account instead of a signed-in person (specification §6, "auth false"). */
  authorization?: true
  /** Leads elsewhere before the screen opens: an address of the app, or null to stay. */
  instead?: (input: ScreenInput) => string | null | Promise<string | null>
  /** Needs a saved shipping address. */
  address?: true
  /** May be shared with its own card and link; `own`: only with the card that the screen makes, else the default one. */
  share?: true | 'own'
  /** Stays alive, with scroll and state, while another screen lies over it. */
  keepAlive?: true
  /** Shows health facts: blurred while the page is hidden. */
  personal?: true
  layout?: 'tab' | 'plain'
  skeleton?: SkeletonKind
  /** Reads that start together with the screen's chunk; nothing waits for them. */
  data?: (input: ScreenInput) => readonly StartedRead[]
  /** What begins with the address itself and must survive a reload, such as a payment that is being confirmed. */
  enter?: (input: ScreenInput) => void
  /** Ends what `enter` began. */
  leave?: () => void
}

export interface ScreenInput {
  params: Readonly<Record<string, string>>
  search: URLSearchParams
  signedIn: boolean
}

/** react-query options of a read, as `query` and `pages` make them. */
// eslint-disable-next-line typescript/no-explicit-any -- reads of all reply types stand in one list
export type StartedRead = { queryKey: readonly unknown[]; queryFn?: any; initialPageParam?: unknown }

export interface ScreenRow extends ScreenFlags {
  path: Path
  load: () => Promise<{ default: ComponentType }>
}

/** One row of the route table. */
export const screen = (path: Path, load: ScreenRow['load'], flags: ScreenFlags): ScreenRow => ({ path, load, ...flags })

/** An address whose parameter is left out: it leads to the one with its default, and keeps the query. */
export const defaulted = (path: Path, target: string, flags: ScreenFlags): ScreenRow =>
  screen(path, async () => ({ default: (await import('#/shared/ui/NotFoundScreen.tsx')).NotFoundScreen }), {
    ...flags,
    instead: ({ search }) => [target, search.toString()].filter(Boolean).join('?'),
  })
