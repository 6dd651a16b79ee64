import type { QueryClient } from '@tanstack/react-query'
import { createQueryClient } from '#/shared/api/query-client.ts'
import { useSession } from '#/domains/session/store.ts'

let current: { scope: number; client: QueryClient } | null = null

/** The query cache of the current identity. The previous one is emptied and never used again. */
export function queryClientOf(scope: number): QueryClient {
  if (current?.scope !== scope) {
    current?.client.clear()
    current = { scope, client: createQueryClient() }
  }
  return current.client
}

export const currentQueryClient = (): QueryClient => queryClientOf(useSession.getState().scope)
