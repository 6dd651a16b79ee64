import { Button } from '../Button.tsx'
import { useRefetch } from '../use-refetch.ts'

/** Shown in place of a short part that could not be read: one line with a retry of all failed reads of the screen. */
export function RefetchButton({ what }: { what: string }) {
  const refetch = useRefetch()
  return (
    <Button kind="text" block onPress={refetch}>
      {`${what}没有读到，点按重试`}
    </Button>
  )
}
