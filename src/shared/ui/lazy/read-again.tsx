import { Button } from '../Button.tsx'
import { useReadAgain } from '../use-read-again.ts'

/** Shown in place of a short part that could not be read: one line with a retry of all failed reads of the screen. */
export function ReadAgain({ what }: { what: string }) {
  const readAgain = useReadAgain()
  return (
    <Button kind="text" block onPress={readAgain}>
      {`${what}没有读到，点按重试`}
    </Button>
  )
}
