import { errorText } from '#/shared/api/errors.ts'
import { FailurePanel } from '../FailurePanel.tsx'
import { useRefetch } from '../use-refetch.ts'

/**
 * Shown in place of the data of a failed read: the text of the error, and a retry of all failed reads of the screen.
 */
export function ReadFailure({ error }: { error: unknown }) {
  const refetch = useRefetch()
  return <FailurePanel text={errorText(error)} retry={refetch} />
}
