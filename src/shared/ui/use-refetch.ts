import { useQueryClient } from '@tanstack/react-query'
import { refetchFailed } from '#/shared/api/query-client.ts'

/** The action of a 重试 button: one tap retries all failed reads of the screen, or those that `refetch` names. */
export function useRefetch(refetch = refetchFailed): () => void {
  const client = useQueryClient()
  return () => void refetch(client)
}
