import { lazy } from 'react'
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router'
import { paths, to } from '#/paths.ts'
import { pageNavigation } from '#/shared/lib/safe/page-navigation.ts'
import { safeTarget } from '#/shared/lib/safe/safe-target.ts'
import { withDeadline } from '#/shared/ui/lazy/chunk-deadline.ts'
import type { ScreenRow } from '#/shared/lib/screen.ts'
import { recovering } from './chunk-recovery.ts'
import { guardsFor, inputOf, addSharingCode, redirectFrom } from './guards.ts'
import { currentQueryClient } from './identity.ts'
import { AppShell } from './layouts/AppShell.tsx'
import { NotFoundScreen } from '#/shared/ui/NotFoundScreen.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { RouteError } from './screens/RouteError.tsx'
import { isUncached, prefetch } from './prefetch.ts'
import { domainOf, rowsOf } from './route-domains.ts'
import { loadedScreenThenable, isLoaded, loadScreen } from './screen-code.ts'

/** A screen whose code is loaded waits this many ms for its data before its skeleton is shown. */
const GRACE_MS = 100

/**
 * The first screen waits this many ms for code and data. Meanwhile index.html shows the early paint. A skeleton in
 * between would be useless, and React keeps it for at least 300 ms.
 */
const FIRST_GRACE_MS = 600

/** Whether the early paint of index.html is still shown instead of the first screen of a router. */
interface Start {
  awaited: boolean
}

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))

/**
 * Starts the reads of a row: chunk and data load in parallel. The navigation waits a short time for the data, because
 * React shows a skeleton for at least 300 ms even if the data arrives sooner.
 * @returns the reads, for `useDeclaredReads`.
 */
async function enterScreen(row: ScreenRow, { params, request }: LoaderFunctionArgs, start: Start) {
  const client = currentQueryClient()
  const input = inputOf(params, request)
  const reads = row.data?.(input) ?? []
  const awaited = reads.flatMap((read) => {
    const missing = isUncached(client, read)
    const end = prefetch(client, read)
    return missing ? [end] : []
  })
  const entered = row.onEnter?.(input)
  if (start.awaited) {
    start.awaited = false
    // A chunk that does not load is handled when the screen renders.
    const code = loadScreen(row).catch(() => undefined)
    await Promise.race([Promise.all([code, ...awaited]), pause(FIRST_GRACE_MS)])
  } else if (isLoaded(row) && awaited.length > 0) await Promise.race([Promise.all(awaited), pause(GRACE_MS)])
  // Without this code the screen would wait forever, so a failure shows the error screen.
  if (entered) await withDeadline(() => entered)()
  return reads
}

function routeOf(row: ScreenRow, start: Start): RouteObject {
  const load = recovering(
    withDeadline(() => loadScreen(row)),
    pageNavigation.assign,
    () => window.location,
  )
  return {
    path: row.path,
    handle: row,
    middleware: [addSharingCode(row.path), ...guardsFor(row)],
    loader: (input) => enterScreen(row, input, start),
    // The data is in the query cache, so the loader needs to run only for a new address.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href !== nextUrl.href,
    Component: lazy(() => loadedScreenThenable(row) ?? load()),
    ErrorBoundary: RouteError,
  }
}

/** Redirects and keeps the query: start parameters such as couponsPackage must reach the screen (ADD-002, NAV-005). */
const redirectTo =
  (target: string) =>
  ({ request }: LoaderFunctionArgs) =>
    redirectFrom(request, target + new URL(request.url).search)

const redirects: RouteObject[] = [
  { path: paths.root, element: null, loader: redirectTo(paths.home) },
  { path: paths.home, element: null, loader: redirectTo(to(paths.homeTab, { tab: 'hot' })) },
  { path: paths.me, element: null, loader: redirectTo(paths.myMain) },
  {
    path: paths.redirect,
    element: null,
    loader: ({ request }) =>
      redirectFrom(request, safeTarget(new URL(request.url).searchParams.get('target')) ?? paths.home),
  },
  {
    path: paths.activity,
    lazy: { loader: async () => (await import('./activity-reload.ts')).reloadOnce },
    Component: NotFoundScreen,
  },
]

const SHELL = 'shell'

/** The route tree at start; `discoverScreens` adds the screens of a domain when one of them is first opened. */
export const routeTree = (): RouteObject[] => [
  {
    id: SHELL,
    Component: AppShell,
    ErrorBoundary: RouteError,
    // Shown if the page was opened without the early paint of index.html.
    HydrateFallback: () => <ScreenSkeleton kind="home" first />,
    children: [...redirects, { path: '*', Component: NotFoundScreen }],
  },
]

type Place = Pick<Location, 'pathname' | 'search'>

/**
 * Adds the screens of the domain of an address to the route tree, once per router. The router ignores the patch of an
 * aborted navigation, so only a patch that took effect marks the domain as loaded.
 * @param wanted the address that is being opened: it is not in the address bar yet.
 */
export function discoverScreens(wanted = () => window.location as Place): PatchRoutesOnNavigationFunction {
  const known = new Set<string>()
  const start = { awaited: window.earlyPaint !== undefined }
  return async ({ path, patch, signal }) => {
    const domain = domainOf(path)
    if (!domain || known.has(domain)) return
    const rows = await recovering(
      withDeadline(() => rowsOf(domain)),
      pageNavigation.assign,
      wanted,
    )()
    if (signal.aborted || known.has(domain)) return
    known.add(domain)
    patch(
      SHELL,
      rows.map((row) => routeOf(row, start)),
    )
  }
}

/**
 * Renders a screen whose code is loaded in one piece (`App`). The router's updates are transitions: React renders them in
 * slices of 5 ms and runs other work in between, so that rendering takes twice as long on a slow phone. A change of the
 * query alone stays a transition: the screen remains visible while its new data loads.
 */
function withoutTransitions<R extends ReturnType<typeof createBrowserRouter>>(router: R): R {
  const subscribe = router.subscribe.bind(router)
  router.subscribe = (listener) => {
    // Before the first screen, there is no old screen that could stay visible.
    let shown = router.state.initialized ? router.state.location.pathname : ''
    return subscribe((state, update) => {
      const { pathname } = state.location
      const row = state.matches.at(-1)?.route.handle as ScreenRow | undefined
      const flushSync = state.initialized && pathname !== shown && row !== undefined && isLoaded(row)
      if (state.initialized) shown = pathname
      listener(state, { ...update, flushSync })
    })
  }
  return router
}

export function createRouter() {
  const wanted = (): Place => router.state.navigation.location ?? window.location
  const router = withoutTransitions(
    createBrowserRouter(routeTree(), { patchRoutesOnNavigation: discoverScreens(wanted) }),
  )
  return router
}

/** The skeleton of index.html stays until the router knows its first screen, at most this long (ms). */
const SKELETON_MS = 1500

/** Resolves when there is a screen to draw, so that nothing is drawn between index.html's skeleton and that screen. */
export const firstMatch = (router: AppRouter): Promise<void> =>
  Promise.race([
    pause(SKELETON_MS),
    new Promise<void>((resolve) => {
      if (router.state.initialized) resolve()
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return
        stop()
        resolve()
      })
    }),
  ])

export type AppRouter = ReturnType<typeof createRouter>
