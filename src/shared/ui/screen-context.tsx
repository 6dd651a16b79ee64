import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { type UIMatch, useLocation, useMatches } from 'react-router'
import { type ParamsOf, paramsOf, type Path, type SearchOf, searchOf } from '#/paths.ts'
import type { ScreenTraits, StartedRead } from '#/shared/lib/screen.ts'

interface ScreenPlace {
  search: string
  /** The route; its loader returns the reads of the screen's row. */
  match: UIMatch<readonly StartedRead[] | null, ScreenTraits | undefined> | undefined
}

const PlaceContext = createContext<ScreenPlace>({ search: '', match: undefined })

/**
 * Provides the address that a screen was opened with. A hidden kept-alive screen keeps its own search parameters
 * instead of the parameters of the current screen.
 */
export function ScreenFrame({ active, children }: { active: boolean; children: ReactNode }) {
  const { search } = useLocation()
  const match = useMatches().at(-1) as ScreenPlace['match']
  const [frozen, setFrozen] = useState<ScreenPlace>({ search, match })
  if (active && (frozen.search !== search || frozen.match !== match)) setFrozen({ search, match })
  return <PlaceContext value={frozen}>{children}</PlaceContext>
}

/** The path parameters of the screen, decoded; missing parameters are empty. */
export function useScreenParams<P extends Path>(path: P): ParamsOf<P> {
  const params = use(PlaceContext).match?.params
  return useMemo(() => paramsOf(path, params ?? {}), [path, params])
}

/** Whether the screen shows health data. */
export const usePersonal = (): boolean => use(PlaceContext).match?.handle?.personal === true

/** The reads that the row of the screen declares. */
export const useDeclaredReads = (): readonly StartedRead[] => use(PlaceContext).match?.loaderData ?? []

/** The search parameters of the screen, as its address declares them; frozen while it is hidden. */
export function useSearch<P extends Path>(path: P): SearchOf<P> {
  const { search } = use(PlaceContext)
  return useMemo(() => searchOf(path, new URLSearchParams(search)), [path, search])
}

/** The whole query string, for screens that pass it on; frozen while the screen is hidden. */
export function useQueryText(): string {
  return use(PlaceContext).search
}
