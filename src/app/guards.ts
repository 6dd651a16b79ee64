import { type MiddlewareFunction, redirect, replace } from 'react-router'
import { isAuthorizationDue, loginAddress } from '#/domains/auth/login-address.ts'
import { isSalesman, me } from '#/domains/user/queries.ts'
import { sessionToken } from '#/domains/user/store.ts'
import { visitSharer } from '#/domains/user/sharing-code.ts'
import { type Path, paths, sharingAt, to } from '#/paths.ts'
import { toCode } from '#/shared/lib/address.ts'
import { pageState } from '#/shared/lib/page-load/page-state.ts'
import type { RawInput, ScreenRow } from '#/shared/lib/screen.ts'
import { currentQueryClient } from './identity.ts'
import { isJob, JOB_PARAMETERS } from './layouts/layout-rules.ts'

/** The last redirect that replaced its history entry, and the history state at that moment. */
const lastRedirect = pageState<{ address: string; entry: unknown } | null>(() => null)

/**
 * Redirects from an address without a screen. If the browser already shows this address (after a first load or Back),
 * the history entry is replaced: otherwise Back would return to an address that redirects again. Every further redirect
 * of a chain (/ → /Home → /Home/hot) replaces the entry, too, because the browser's address and state do not change
 * until a screen is shown.
 */
export function redirectFrom(request: Request, address: string): Response {
  const asked = targetOf(request)
  const { location, history } = window
  const next = lastRedirect.current?.address === asked && lastRedirect.current.entry === history.state
  if (!next && asked !== location.pathname + location.search) return redirect(address)
  lastRedirect.current = { address, entry: history.state }
  return replace(address)
}

/** The address in the form that a row's functions receive. */
export const inputOf = (params: RawInput['params'], request: Request): RawInput => ({
  params,
  query: new URL(request.url).searchParams,
  signedIn: sessionToken() !== null,
})

const targetOf = (request: Request): string => {
  const { pathname, search } = new URL(request.url)
  return pathname + search
}

/** ROLE-002, NAV-010: without a session, the login chain starts, with the exact target in its address. */
function requireLogin({ request }: { request: Request }): void {
  if (!sessionToken()) throw redirectFrom(request, loginAddress(targetOf(request)))
}

/** NAV-011 to NAV-015. This guard reads the user, so it needs a session. */
const requireAddress: MiddlewareFunction = async ({ request }) => {
  if (new URL(request.url).searchParams.get('requireShippingAddress') === 'false') return
  requireLogin({ request })
  const user = await currentQueryClient().query({ ...me(), staleTime: 60_000 })
  if (!user.hasAddress) throw redirectFrom(request, to(paths.addressNew, {}, { target: targetOf(request) }))
}

/**
 * Thrown if a person who is not a salesperson opens an address for salespeople; neither the screen nor its reads start
 * (ROLE-004).
 */
export class SalesOnlyError extends Error {}

const requireSales: MiddlewareFunction = async ({ request }) => {
  requireLogin({ request })
  if (!(await currentQueryClient().query(isSalesman()))) throw new SalesOnlyError()
}

/**
 * LOGIN-042: requests the WeChat account, once per session and instead of a login. Outside WeChat, the screen opens
 * directly (LOGIN-043).
 */
const requireAuthorization: MiddlewareFunction = ({ request }) => {
  const target = targetOf(request)
  if (isAuthorizationDue()) throw redirectFrom(request, to(paths.authStart, {}, { target, authorize: true }))
}

const redirectInstead =
  (target: NonNullable<ScreenRow['redirect']>): MiddlewareFunction =>
  async ({ params, request }) => {
    const address = await target(inputOf(params, request))
    if (address) throw redirectFrom(request, address)
  }

/**
 * NAV-005: adds the parameters of the laboratory job to every address opened from a job (the third layout), because
 * links do not contain them.
 */
const addJobParameters: MiddlewareFunction = ({ request }) => {
  const job = new URLSearchParams(window.location.search)
  const { pathname, searchParams } = new URL(request.url)
  if (!isJob(job) || searchParams.has('jobId')) return
  for (const name of JOB_PARAMETERS) {
    const value = job.get(name)
    if (value) searchParams.set(name, value)
  }
  throw redirectFrom(request, `${pathname}?${searchParams.toString()}`)
}

/**
 * Decision 48: links do not contain the sharing code of the visit, so the code is added here to the addresses that
 * accept a sharing code. A code in an address replaces the code of the visit.
 */
export const addSharingCode =
  (path: Path): MiddlewareFunction =>
  ({ request }) => {
    const { pathname, searchParams } = new URL(request.url)
    const sharing = sharingAt(path)
    const code = toCode(searchParams.get('sharingCode'))
    if (code && sharing !== 'other') visitSharer.write(code)
    if (code || sharing !== 'taken' || !visitSharer.read()) return
    searchParams.set('sharingCode', visitSharer.read())
    throw redirectFrom(request, `${pathname}?${searchParams.toString()}`)
  }

/** The guards of a row: job, redirect, then authorization, login, salespeople and address (decision 38). */
export const guardsFor = (flags: Omit<ScreenRow, 'path' | 'load'>): MiddlewareFunction[] => [
  addJobParameters,
  ...(flags.redirect ? [redirectInstead(flags.redirect)] : []),
  ...(flags.authorization ? [requireAuthorization] : []),
  ...(flags.login ? [requireLogin] : []),
  ...(flags.sales ? [requireSales] : []),
  ...(flags.address ? [requireAddress] : []),
]
