import type { ScreenRow } from '#/shared/lib/screen.ts'
import type { AppRouter } from './router.tsx'

export const rowOf = (router: AppRouter): ScreenRow | undefined =>
  router.state.matches.at(-1)?.route.handle as ScreenRow | undefined

/** The route pattern of the current address: it identifies the screen without ids. */
export const patternOf = (router: AppRouter): string => rowOf(router)?.path ?? '*'
