import type { QueryClient } from '@tanstack/react-query'
import { createQueryClient } from '#/shared/api/query-client.ts'
import { pageState } from '#/shared/lib/page-load/page-state.ts'
import { useSession } from '#/domains/user/store.ts'

const knownIdentity = pageState<{ scope: number; client: QueryClient } | null>(
  () => null,
  (last) => last?.client.clear(),
)

/** The query cache of the current identity. The cache of the previous identity is emptied and never used again. */
export function queryClientOf(scope: number): QueryClient {
  const before = knownIdentity.current
  if (before?.scope === scope) return before.client
  before?.client.clear()
  const client = createQueryClient()
  knownIdentity.current = { scope, client }
  return client
}

export const currentQueryClient = (): QueryClient => queryClientOf(useSession.getState().scope)
