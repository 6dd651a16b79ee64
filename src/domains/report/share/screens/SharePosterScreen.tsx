import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths, to } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { shareLink, useShareCard } from '#/shared/wechat/share-card.ts'
import { sharePicture } from '#/shared/wechat/share-picture.ts'
import { ShareOptions } from '#/widgets/share/ShareOptions.tsx'
import { ShareAgreement } from '../components/ShareAgreement.tsx'
import { ReportRefContext } from '../../hooks/use-report-ref.ts'
import { useReportSharing } from '../hooks/use-report-sharing.ts'
import { myReports } from '../../my-reports.ts'
import { reportSummary } from '../../queries.ts'
import { ownReportRef } from '../../source/report-addresses.ts'
import { isExampleReport } from '../../source/report-ids.ts'
import type { ReportRef } from '../../source/report-source.ts'
import { reportCard, seenByOthers, sharedReportPath, type ShareablePart, shareablesOf } from '../share-rules.ts'
import { reportTabTarget, useReportPointer } from '../../store.ts'
import '../components/share-report.css'

interface LinkCreatedProps {
  code: string
  visibleText: string
  onCopied: () => void
  onShared: () => void
}

function LinkCreated({ code, visibleText, onCopied, onShared }: LinkCreatedProps) {
  const card = reportCard(code)
  const facts = {
    name: '一份基因检测报告',
    subtitle: '由报告主人同意分享',
    accent: '',
    picture: sharePicture(card),
    link: shareLink(card),
  }
  return (
    <>
      <Card title="分享链接已生成">
        <p>{visibleText}</p>
        <Link className="share-preview" to={sharedReportPath(code)}>
          看看别人会看到什么
        </Link>
        <ShareOptions poster={facts} own onCopied={onCopied} onDone={onShared} />
      </Card>
      <p className="muted share-foot">
        <span>请只发给您信任的人。想停止分享时，请</span>
        <Link to={to(paths.contactContent, { sign: 'service' })}>联系客服</Link>
        <span>关闭链接。</span>
      </p>
    </>
  )
}

const toggled = (chosen: ReadonlySet<string>, category: string): Set<string> => {
  const next = new Set(chosen)
  if (!next.delete(category)) next.add(category)
  return next
}

function ShareSteps({ shareables }: { shareables: readonly ShareablePart[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [agreed, setAgreed] = useState(false)
  const { code, createLink, busy, copied, shared } = useReportSharing()
  useShareCard(code ? reportCard(code) : null)
  if (code)
    return (
      <LinkCreated code={code} visibleText={seenByOthers(shareables, chosen)} onCopied={copied} onShared={shared} />
    )
  return (
    <ShareAgreement
      shareables={shareables}
      chosen={chosen}
      onToggle={(category) => setChosen(toggled(chosen, category))}
      agreed={agreed}
      onAgree={setAgreed}
      busy={busy}
      onDone={() => createLink([...chosen])}
    />
  )
}

const NothingToShare = ({ target }: { target: string }) => (
  <EmptyState picture="empty-report" text="还没有可以分享的报告" action={{ label: '去看报告', to: target }} />
)

function ShareReport({ reportRef }: { reportRef: ReportRef }) {
  const { data: summaries } = useSuspenseQuery(reportSummary(reportRef))
  const shareables = shareablesOf(summaries.items)
  if (shareables.length === 0) return <NothingToShare target={to(paths.report, reportRef)} />
  return (
    <ReportRefContext value={{ reportRef }}>
      <ShareSteps shareables={shareables} />
    </ReportRefContext>
  )
}

/** Shown without a known current report. Loading the list sets the current report (`chooseReport` in my-reports.ts). */
function ShareCurrentReport() {
  useSuspenseQuery(myReports())
  const pointer = useReportPointer((state) => state.current)
  return pointer ? <ShareReport reportRef={pointer} /> : <NothingToShare target={reportTabTarget(null)} />
}

export default function SharePosterScreen() {
  const search = useSearch(paths.sharePoster)
  const pointer = useReportPointer((state) => state.current)
  const reportRef = ownReportRef(search)
  const isExample = reportRef !== null && isExampleReport(reportRef.sampleId)
  return (
    <Page title="分享报告">
      {isExample && <NothingToShare target={reportTabTarget(pointer)} />}
      {!isExample && (reportRef ? <ShareReport reportRef={reportRef} /> : <ShareCurrentReport />)}
    </Page>
  )
}
