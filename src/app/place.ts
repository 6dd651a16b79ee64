import type { ScreenRow } from '#/shared/lib/screen.ts'
import type { AppRouter } from './router.tsx'

/** The row of the screen that is shown. */
export const rowOf = (router: AppRouter): ScreenRow | undefined =>
  router.state.matches.at(-1)?.route.handle as ScreenRow | undefined

/** The address as its pattern: says where, never whose. */
export const patternOf = (router: AppRouter): string => rowOf(router)?.path ?? '*'
