import { useSuspenseQuery } from '@tanstack/react-query'
import { config } from '#/config.ts'
import { paths, to } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { letterToParents } from '../letter-rules.ts'
import { Disclaimer } from '../../components/Disclaimer.tsx'
import { useOwnSample } from '../../hooks/use-own-sample.ts'
import { useReportRef } from '../../hooks/use-report-ref.ts'
import { reportSummary } from '../../queries.ts'
import { isOwnSource } from '../../source/report-source.ts'
import { reportPicture } from '../report-picture.ts'
import { isChildrenReport, summarizeLink } from '../../results/tree-rules.ts'
import { ReportPage } from '../../words/components/ReportPage.tsx'
import './letter.css'

function Letter() {
  const { sample, settled } = useOwnSample()
  if (!settled) return <ScreenSkeleton kind="detail" />
  // The name comes only from the reader's own list, because a name is never part of an address.
  const { greeting, paragraphs, closing } = letterToParents(sample?.customerEntityDTO?.firstName ?? '')
  return (
    <article className="letter">
      <SafeImage src={reportPicture('letter.svg', true)} alt="" ratio={343 / 150} eager />
      <h2>{greeting}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>{closing}</p>
      <p className="letter-from">{config.appName}</p>
    </article>
  )
}

/** /parent-page/…/letter-to-parents: the letter of a child's report (REPX-013); an adult's report has no letter. */
export default function LetterScreen() {
  const { reportRef, link } = useReportRef()
  const { data: summaries } = useSuspenseQuery(reportSummary(reportRef))
  const ofChild = isChildrenReport(summaries.items)
  // The letter addresses the parents, so it is shown only in the reader's own reports and in sample reports.
  const child = ofChild && isOwnSource(reportRef)
  return (
    <ReportPage title="给父母的一封信">
      {child ? (
        <Letter />
      ) : (
        <EmptyState
          picture="empty-report"
          text={ofChild ? '这封信写给孩子的父母' : '这封信写给收到儿童报告的父母。您打开的是成人报告，直接看小结就好'}
          action={{ label: '查看检测小结', to: link(summarizeLink(reportRef, ofChild)) }}
        />
      )}
      {child && (
        <nav className="letter-ways" aria-label="继续阅读">
          <LinkButton block to={link(summarizeLink(reportRef, true))}>
            看孩子的检测小结
          </LinkButton>
          <LinkButton kind="text" block to={link(to(paths.report, reportRef))}>
            回到报告
          </LinkButton>
        </nav>
      )}
      <Disclaimer />
    </ReportPage>
  )
}
