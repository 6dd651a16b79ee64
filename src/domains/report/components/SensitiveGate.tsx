import { useNavigate } from 'react-router'
import { Button } from '#/shared/ui/Button.tsx'
import { HeartIcon } from '#/shared/ui/group-icons.tsx'
import { Card, useGoBack } from '#/shared/ui/Page.tsx'
import { itemLink } from '../results/detail-rules.ts'
import { itemTitle, type ItemView } from '../rules.ts'
import { storeAnswer } from '../sensitive/sensitive-store.ts'
import { moveTour } from '../tour-moves.ts'
import type { Tour } from '../tour-store.ts'
import { useReportRef } from '../hooks/use-report-ref.ts'
import '../words/components/understand.css'
import { ReportPage } from '../words/components/ReportPage.tsx'

interface SensitiveGateProps {
  view: ItemView
  /** Whether the person has already chosen 以后再看. */
  putOff: boolean
  tour?: Tour | null
}

/** Asks before a sensitive topic is shown. 以后再看 never blocks the rest of the report or of the tour. */
export function SensitiveGate({ view, putOff, tour }: SensitiveGateProps) {
  const { reportRef, link } = useReportRef()
  const goBack = useGoBack()
  const navigate = useNavigate()
  const later = () => {
    storeAnswer(reportRef, view.id, 'later')
    if (!tour) return goBack()
    const next = tour.steps[tour.at + 1]
    moveTour(1)
    if (next) void navigate(link(itemLink(reportRef, next.category, next.id)), { replace: true })
  }
  return (
    <ReportPage title={itemTitle(view)}>
      <Card className="tour-end">
        <HeartIcon size={48} />
        <h2>这一项，按自己的节奏看</h2>
        <p>{`“${itemTitle(view)}”这类话题可能牵动心情，所以先问您一声。`}</p>
        <p>结果只说明遗传上的可能性，不是诊断。也可以请家人陪着一起看。</p>
        {putOff && <p className="muted">您之前选了“以后再看”，不着急。</p>}
        <div className="tour-ways">
          <Button block onPress={() => storeAnswer(reportRef, view.id, 'now')}>
            现在看
          </Button>
          <Button kind="plain" block onPress={later}>
            以后再看
          </Button>
        </div>
      </Card>
    </ReportPage>
  )
}
