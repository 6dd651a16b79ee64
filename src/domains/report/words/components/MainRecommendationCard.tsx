import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { ClockIcon } from '#/shared/ui/icons.tsx'
import { traits } from '../../results/categories.ts'
import { doctorItemLink } from '../../source/report-addresses.ts'
import type { ItemDetail } from '../../results/item-rules.ts'
import { useReportRef } from '../../hooks/use-report-ref.ts'
import type { Category } from '../../source/report-ids.ts'
import { isAnaesthetic } from '../names/anaesthetic-rules.ts'
import { keepTakingText, type MainRecommendation, mainRecommendationHead } from '../main-recommendation-rules.ts'
import { ReportText } from './Glossary.tsx'
import { useVoice } from '../hooks/use-voice.ts'
import './understand.css'

interface MainRecommendationCardProps {
  recommendation: MainRecommendation | null
  detail: ItemDetail
  category: Category
}

export function MainRecommendationCard({ recommendation, detail: { view }, category }: MainRecommendationCardProps) {
  const voice = useVoice()
  const { reportRef, link } = useReportRef()
  if (!recommendation) return null
  // The doctor's sheet is only for the owner, and a receiver must not pass on a shared report.
  const forDoctor =
    voice.kind !== 'shared' && (traits[category].medicines || (view.severity !== null && view.severity !== 'NORMAL'))
  return (
    <section className="card main-recommendation" aria-label={mainRecommendationHead(voice)} data-aloud>
      <h2>
        {mainRecommendationHead(voice)}
        <span className="main-recommendation-when">
          <ClockIcon size={16} />
          {recommendation.when}
        </span>
      </h2>
      <p className="main-recommendation-what">
        <ReportText text={recommendation.what} ours={recommendation.ours} />
      </p>
      <p className="main-recommendation-why">
        <ReportText text={recommendation.why} ours />
      </p>
      {traits[category].medicines && !isAnaesthetic(view) && (
        <p className="main-recommendation-keep">{keepTakingText(view)}</p>
      )}
      {forDoctor && (
        <LinkButton kind="plain" block to={link(doctorItemLink(reportRef, category, view.id))}>
          给医生看
        </LinkButton>
      )}
    </section>
  )
}
