import { useQueryClient } from '@tanstack/react-query'
import { readFailedAgain } from '#/shared/api/query-client.ts'

/** What 重试 does, wherever it stands: a screen of several reads is whole after one tap. */
export function useReadAgain(): () => void {
  const client = useQueryClient()
  return () => void readFailedAgain(client)
}
