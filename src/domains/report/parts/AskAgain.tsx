import { Button } from '#/shared/ui/Button.tsx'
import { toast } from '#/shared/ui/layers/toast.ts'
import { askAgain } from '../sensitive-store.ts'
import { useReportPlace } from './use-report-place.ts'
import '../words/parts/understand.css'

export const ASKED_AGAIN = '好的，下次打开前会先问您'

/** Undoes 现在看: sensitive topics of this report ask again. */
export function AskAgain() {
  const { place } = useReportPlace()
  const again = () => {
    askAgain(place)
    toast(ASKED_AGAIN)
  }
  return (
    <div className="ask-again">
      <Button kind="text" onPress={again}>
        重新询问：下次打开前先问我
      </Button>
    </div>
  )
}
