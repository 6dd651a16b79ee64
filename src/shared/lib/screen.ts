import type { ComponentType } from 'react'
import type { Path } from '#/paths.ts'

export type SkeletonKind = 'list' | 'detail' | 'form' | 'home' | 'goods' | 'report'

export interface ScreenFlags {
  title: string
  /** Needs a signed-in person: starts the login chain (specification §2). */
  login?: true
  /** Needs a saved shipping address. */
  address?: true
  /** May be shared with its own card and link. */
  share?: true
  /** Stays alive, with scroll and state, while another screen lies over it. */
  keepAlive?: true
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
