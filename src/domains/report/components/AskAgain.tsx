import { Button } from '#/shared/ui/Button.tsx'
import { toast } from '#/shared/ui/layers/toast.ts'
import { removeAnswers } from '../sensitive/sensitive-store.ts'
import { useReportRef } from '../hooks/use-report-ref.ts'
import '../words/components/understand.css'

/** Withdraws the answer 现在看: the app asks again before it shows a sensitive topic of this report. */
export function useAskAgain() {
  const { reportRef } = useReportRef()
  return () => {
    removeAnswers(reportRef)
    toast('好的，下次打开前会先问您')
  }
}

export function AskAgain() {
  return (
    <div className="ask-again">
      <Button kind="text" onPress={useAskAgain()}>
        重新询问：下次打开前先问我
      </Button>
    </div>
  )
}
