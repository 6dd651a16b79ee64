import { useQueryClient } from '@tanstack/react-query'
import { readFailedAgain } from '#/shared/api/query-client.ts'

/** The action of a 重试 button: one tap retries all failed reads of the screen, or those that `read` names. */
export function useReadAgain(read = readFailedAgain): () => void {
  const client = useQueryClient()
  return () => void read(client)
}
