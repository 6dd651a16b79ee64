import { lazy } from 'react'
import { createBrowserRouter, type LoaderFunctionArgs, redirect, type RouteObject } from 'react-router'
import { addressRoutes } from '#/domains/address/routes.ts'
import { homeRoutes } from '#/domains/home/routes.ts'
import { mallRoutes } from '#/domains/mall/routes.ts'
import { memberRoutes } from '#/domains/member/routes.ts'
import { orderRoutes } from '#/domains/order/routes.ts'
import { patientRoutes } from '#/domains/patient/routes.ts'
import { paymentRoutes } from '#/domains/payment/routes.ts'
import { reportRoutes } from '#/domains/report/routes.ts'
import { sampleRoutes } from '#/domains/sample/routes.ts'
import { sessionRoutes } from '#/domains/session/routes.ts'
import { sessionToken } from '#/domains/session/store.ts'
import { paths, to } from '#/paths.ts'
import { safeTarget } from '#/shared/lib/safe-target.ts'
import type { ScreenRow } from '#/shared/lib/screen.ts'
import { reloadOnce } from './activity-reload.ts'
import { recovering, withDeadline } from './chunk-recovery.ts'
import { guardsFor } from './guards.ts'
import { currentQueryClient } from './identity.ts'
import { AppShell } from './layouts/AppShell.tsx'
import { Boot } from './layouts/Boot.tsx'
import { NotFoundScreen } from './screens/NotFoundScreen.tsx'
import { RouteError } from './screens/RouteError.tsx'
import { prefetch } from './prefetch.ts'

/** The route table: every row of every domain. */
export const screenRows: readonly ScreenRow[] = [
  ...homeRoutes,
  ...mallRoutes,
  ...sessionRoutes,
  ...addressRoutes,
  ...orderRoutes,
  ...paymentRoutes,
  ...memberRoutes,
  ...patientRoutes,
  ...sampleRoutes,
  ...reportRoutes,
]

/** Starts the reads of a row and waits for none of them: chunk and data load side by side. */
function enterScreen(row: ScreenRow, { params, request }: LoaderFunctionArgs): null {
  const search = new URL(request.url).searchParams
  const given = Object.fromEntries(Object.entries(params).map(([key, value]) => [key, value ?? '']))
  const client = currentQueryClient()
  const input = { params: given, search, signedIn: sessionToken() !== null }
  for (const read of row.data?.(input) ?? []) prefetch(client, read)
  row.enter?.(input)
  return null
}

function routeOf(row: ScreenRow): RouteObject {
  const load = recovering(withDeadline(row.load), (address) => window.location.assign(address))
  return {
    path: row.path,
    handle: row,
    middleware: guardsFor(row),
    loader: (input) => enterScreen(row, input),
    // Data lives in the query cache: only a new address of the same screen has something to start.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href !== nextUrl.href,
    Component: lazy(load),
    ErrorBoundary: RouteError,
  }
}

/** Leads on with the query: start parameters such as couponsPackage must reach the screen (ADD-002, NAV-005). */
const onward =
  (target: string) =>
  ({ request }: LoaderFunctionArgs) =>
    redirect(target + new URL(request.url).search)

const redirects: RouteObject[] = [
  { path: paths.root, element: null, loader: onward(paths.home) },
  { path: paths.home, element: null, loader: onward(to(paths.homeTab, { tab: 'hot' })) },
  { path: paths.me, element: null, loader: onward(paths.myMain) },
  {
    path: paths.redirect,
    element: null,
    loader: ({ request }) => redirect(safeTarget(new URL(request.url).searchParams.get('target')) ?? paths.home),
  },
  { path: paths.activity, loader: reloadOnce, Component: NotFoundScreen },
]

export const routeTree: RouteObject[] = [
  {
    Component: AppShell,
    ErrorBoundary: RouteError,
    HydrateFallback: Boot,
    children: [...redirects, ...screenRows.map(routeOf), { path: '*', Component: NotFoundScreen }],
  },
]

export const createRouter = () => createBrowserRouter(routeTree)
export type AppRouter = ReturnType<typeof createRouter>
