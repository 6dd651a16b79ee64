import { isClear } from '../../rules.ts'
import { Card } from '#/shared/ui/Page.tsx'
import { inheritanceText, type ItemDetail } from '../../results/item-rules.ts'
import { ForExperts } from './ForExperts.tsx'
import { furtherActions, type MainRecommendation } from '../main-recommendation-rules.ts'
import { splitSections } from '../meaning-rules.ts'
import { ReportText } from './Glossary.tsx'
import { Actions, Intro, Itemised, Sections } from './ItemTexts.tsx'

export function DetailTexts({
  detail,
  recommendation,
}: {
  detail: ItemDetail
  recommendation: MainRecommendation | null
}) {
  const { about, basis } = splitSections(detail.main)
  const causal = detail.model === 'CAUSAL'
  return (
    <>
      <Actions actions={furtherActions(detail.actions, recommendation)} leftOut={detail.leftOut} />
      <Intro lead={detail.lead} more={detail.more} />
      <Itemised parts={detail.itemised} />
      <Sections title="更多了解" parts={about} />
      {causal && !(detail.unreadable && isClear(detail.genes)) && (
        <Card title="对家人的意义">
          <p>
            <ReportText text={inheritanceText(detail)} />
          </p>
        </Card>
      )}
      <ForExperts detail={detail} genes={causal ? detail.genes : null} />
      <Sections title="依据与局限" parts={basis} />
    </>
  )
}
