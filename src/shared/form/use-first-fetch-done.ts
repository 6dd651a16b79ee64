import { useState } from 'react'

/** False until the first refetch has ended, then always true: a form never starts with stale cached values. */
export function useFirstFetchDone(isFetching: boolean): boolean {
  const [ready, setReady] = useState(!isFetching)
  if (!ready && !isFetching) setReady(true)
  return ready
}
