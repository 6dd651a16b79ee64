import type { MiddlewareFunction } from 'react-router'
import { redirect } from 'react-router'
import { me } from '#/domains/session/queries.ts'
import { sessionToken } from '#/domains/session/store.ts'
import { paths, to } from '#/paths.ts'
import type { ScreenFlags } from '#/shared/lib/screen.ts'
import { currentQueryClient } from './identity.ts'

const targetOf = (url: URL): string => url.pathname + url.search

/** ROLE-002, NAV-010: without a session the login chain starts and keeps the exact target. */
const requireLogin: MiddlewareFunction = ({ request }) => {
  if (!sessionToken()) throw redirect(to(paths.login, {}, { target: targetOf(new URL(request.url)) }))
}

/** NAV-011 to NAV-015: needs the user, hence after requireLogin. */
const requireAddress: MiddlewareFunction = async ({ request }) => {
  const url = new URL(request.url)
  if (url.searchParams.get('requireShippingAddress') === 'false') return
  const target = targetOf(url)
  if (!sessionToken()) throw redirect(to(paths.login, {}, { target }))
  const user = await currentQueryClient().query({ ...me(), staleTime: 60_000 })
  if (!user.hasAddress) throw redirect(to(paths.addressNew, {}, { target }))
}

/** The guards of a row, in the order session, login, address (decision 38). */
export const guardsFor = (flags: ScreenFlags): MiddlewareFunction[] => [
  ...(flags.login ? [requireLogin] : []),
  ...(flags.address ? [requireAddress] : []),
]
