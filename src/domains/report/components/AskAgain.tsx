import { Button } from '#/shared/ui/Button.tsx'
import { toast } from '#/shared/ui/layers/toast.ts'
import { askAgain } from '../sensitive-store.ts'
import { useReportRef } from '../hooks/use-report-ref.ts'
import '../words/components/understand.css'

export const ASKED_AGAIN = '好的，下次打开前会先问您'

/** Withdraws the answer 现在看, so that the app asks again before each sensitive topic of this report. */
export function AskAgain() {
  const { reportRef } = useReportRef()
  const again = () => {
    askAgain(reportRef)
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
