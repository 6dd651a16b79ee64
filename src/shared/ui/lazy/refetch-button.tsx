import type { refetchFailed } from '#/shared/api/query-client.ts'
import { Button } from '../Button.tsx'
import { useRefetch } from '../use-refetch.ts'

interface RefetchButtonProps {
  what: string
  /** Which reads are sent again; by default all failed reads of the screen. */
  refetch?: typeof refetchFailed
}

/** Shown in place of a short part that could not be read: one line with a retry. */
export function RefetchButton({ what, refetch }: RefetchButtonProps) {
  const retry = useRefetch(refetch)
  return (
    <Button kind="text" block onPress={retry}>
      {`${what}没有读到，点按重试`}
    </Button>
  )
}
