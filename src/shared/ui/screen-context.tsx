import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { useLocation, useMatches, useParams } from 'react-router'
import { type ParamsOf, paramsOf, type Path, type SearchOf, searchOf } from '#/paths.ts'
import type { ScreenTraits } from '#/shared/lib/screen.ts'

interface ScreenPlace {
  search: string
  params: Readonly<Record<string, string | undefined>>
  personal: boolean
}

const PlaceContext = createContext<ScreenPlace>({ search: '', params: {}, personal: false })

/**
 * Provides the address that a screen was opened with. A hidden kept-alive screen keeps its own search parameters
 * instead of the parameters of the current screen.
 */
export function ScreenFrame({ active, children }: { active: boolean; children: ReactNode }) {
  const { search } = useLocation()
  const params = useParams()
  const personal = (useMatches().at(-1)?.handle as ScreenTraits | undefined)?.personal === true
  const [frozen, setFrozen] = useState<ScreenPlace>({ search, params, personal })
  const same = frozen.search === search && frozen.personal === personal && sameParams(frozen.params, params)
  if (active && !same) setFrozen({ search, params, personal })
  return <PlaceContext value={frozen}>{children}</PlaceContext>
}

const sameParams = (a: ScreenPlace['params'], b: ScreenPlace['params']) =>
  Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((key) => a[key] === b[key])

/** The path parameters of the screen, decoded; missing parameters are empty. */
export function useScreenParams<P extends Path>(path: P): ParamsOf<P> {
  const { params } = use(PlaceContext)
  return useMemo(() => paramsOf(path, params), [path, params])
}

/** Whether the screen shows health data. */
export const usePersonal = (): boolean => use(PlaceContext).personal

/** The search parameters of the screen, as its address declares them; frozen while it is hidden. */
export function useSearch<P extends Path>(path: P): SearchOf<P> {
  const { search } = use(PlaceContext)
  return useMemo(() => searchOf(path, new URLSearchParams(search)), [path, search])
}

/** The whole query string, for screens that pass it on; frozen while the screen is hidden. */
export function useQueryText(): string {
  return use(PlaceContext).search
}
