import { useIsFetching } from '@tanstack/react-query'
import { useNavigation } from 'react-router'
import './shell.css'

/** A thin bar while a screen or its data is loading; shown only after a short delay (CSS). */
export function ProgressBar() {
  const busy = useNavigation().state !== 'idle'
  const fetching = useIsFetching({ predicate: ({ state }) => state.status === 'pending' }) > 0
  return <div className="progress-bar" data-busy={busy || fetching || undefined} aria-hidden="true" />
}
