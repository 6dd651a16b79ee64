import { paths, to } from '#/paths.ts'
import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { toast } from '#/shared/ui/layers/toast.ts'
import { appendixLink, carrierSummaryLink, toCarrierCategory } from '../carrier/carrier-links.ts'
import type { CategorySummary } from '../model.ts'
import { doctorLink } from '../doctor/doctor-rules.ts'
import { nameOfCategory } from '../rules.ts'
import { askAgain, openedOf, useAnswers } from '../sensitive-store.ts'
import { isChildrenReport, summarizeLink } from '../tree-rules.ts'
import { ASKED_AGAIN } from '../parts/AskAgain.tsx'
import { useReportPlace } from '../parts/use-report-place.ts'

/** Links beside the categories: summaries, appendices, and the letter of a child's report (REP-043). */
export default function ReportWays({ summaries }: { summaries: readonly CategorySummary[] }) {
  const { place, isOwn, link } = useReportPlace()
  const child = isChildrenReport(summaries)
  const opened = useAnswers(({ answers }) => openedOf(answers, place))
  const again = () => {
    askAgain(place)
    toast(ASKED_AGAIN)
  }
  const carriers = summaries.flatMap((summary) => {
    const category = toCarrierCategory(summary.category)
    return category && summary.totalNumber > 0 ? [{ category, summary }] : []
  })
  if (summaries.length === 0) return null
  return (
    <Card title="继续了解">
      {child && <Row label="给父母的一封信" to={link(to(paths.letterToParents, place))} />}
      <Row label={child ? '孩子的检测小结' : '检测小结'} to={link(summarizeLink(place, child))} />
      <Row label="给医生看" value="可打印" to={link(doctorLink(place, child))} />
      {carriers.map(({ category, summary }) => (
        <Row
          key={category}
          label={`${nameOfCategory(summary)}携带者检测`}
          to={link(carrierSummaryLink(place, category))}
        />
      ))}
      {carriers.map(
        ({ category, summary }) =>
          summary.basePackageId && (
            <Row
              key={category}
              label={`${nameOfCategory(summary)}附录`}
              to={link(appendixLink(place, category, summary.basePackageId))}
            />
          ),
      )}
      {opened > 0 && <Row label="敏感项目" value="重新询问" onPress={again} />}
      {isOwn && <Row label="我的全部报告" to={paths.myReport} />}
      {isOwn && (
        <Row
          label="分享给家人"
          value="只给看您同意的内容"
          to={to(paths.sharePoster, {}, { sampleId: place.sampleId, packageId: place.packageId })}
        />
      )}
    </Card>
  )
}
