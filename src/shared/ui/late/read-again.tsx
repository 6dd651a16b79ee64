import { Button } from '../Button.tsx'
import { useReadAgain } from '../use-read-again.ts'

/** In place of a short part that could not be read: one line that reads all failed parts of the screen again. */
export function ReadAgain({ what }: { what: string }) {
  const readAgain = useReadAgain()
  return (
    <Button kind="text" block onPress={readAgain}>
      {`${what}没有读到，点按重试`}
    </Button>
  )
}
