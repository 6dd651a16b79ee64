import { isHereditaryCancer } from '../../words/names/hereditary-cancer.ts'
import type { CarrierCategory } from '../../results/categories.ts'
import { carrierGeneLink } from '../carrier-links.ts'
import { type CarrierDetail, carrierFinding } from '../carrier-rules.ts'
import { splitSections } from '../../words/meaning-rules.ts'
import { CarrierVerdict, NotCovered } from './CarrierBlocks.tsx'
import { ForExperts } from '../../words/components/ForExperts.tsx'
import { Frequency } from './Frequency.tsx'
import { Inheritance } from './Inheritance.tsx'
import { WorthTelling } from './WorthTelling.tsx'
import { forPerson } from '../../words/person/person-rules.ts'
import { carrierActions, furtherActions, mainRecommendationOf } from '../../words/main-recommendation-rules.ts'
import { ForReceiver } from '../../words/components/ForReceiver.tsx'
import { PregnancyQuestion } from '../../words/components/PregnancyQuestion.tsx'
import { MainRecommendationCard } from '../../words/components/MainRecommendationCard.tsx'
import { Actions, Intro, Itemised, Sections } from '../../words/components/ItemTexts.tsx'
import { Meaning } from '../../words/components/Meaning.tsx'
import { adviceWithPartner, partnerMessage } from '../../words/person/pregnancy-rules.ts'
import { usePartner } from '../../words/hooks/use-partner.ts'
import { useOwner } from '../../words/hooks/use-owner.ts'
import { useReportRef } from '../../hooks/use-report-ref.ts'
import { CopyTextCard } from '../../words/components/CopyTextCard.tsx'
import { useVoice } from '../../words/hooks/use-voice.ts'
import type { Owner, Partner } from '../../words/person/owner-rules.ts'
import { geneName } from '../../genes/gene-rules.ts'

interface TellPartnerProps {
  carried: Pick<CarrierDetail, 'mode' | 'onX' | 'genes'>
  owner: Pick<Owner, 'pregnancy' | 'gender'>
  partner: Partner
}

/** The words that ask the partner to take the test or to come along to the doctor, during or before a pregnancy. */
function TellPartner({ carried, owner, partner }: TellPartnerProps) {
  const names = new Set(carried.genes.filter(({ positive }) => positive).map(geneName))
  const text = partnerMessage(carried, owner, useVoice(), [...names].join('、'), partner)
  return text && <CopyTextCard title="发给伴侣的话" text={text} />
}

interface CarrierItemProps {
  carrier: CarrierDetail
  category: CarrierCategory
  child: boolean
  /** Whether the names of genes link to their own screens. */
  linked?: boolean
}

/** The content of an item of carrier detection or of one of its genes, the same at all its addresses. */
export function CarrierItem({ carrier, category, child, linked = false }: CarrierItemProps) {
  const { reportRef, link } = useReportRef()
  const owner = useOwner(child)
  const { found, named, mode, onX, genes } = carrier
  const { partner } = usePartner(carrier.detail.view.id)
  const detail = forPerson(carrier.detail, owner)
  const recommendation = mainRecommendationOf(detail, category, { ...owner, mode, onX, partner })
  const { about, basis } = splitSections(detail.main.filter(({ description }) => description !== carrier.limits))
  const cancer = isHereditaryCancer(detail.view) && mode !== 'unproven'
  const actions = carrierActions(
    detail.view,
    mode === 'unproven' ? 0 : found,
    adviceWithPartner(detail.actions, partner),
  )
  const linkOf = (name: string) => link(carrierGeneLink(reportRef, category, detail.view.id, name))
  return (
    <>
      <ForReceiver finding={carrierFinding(carrier)} />
      {found > 0 && <PregnancyQuestion child={child} />}
      <CarrierVerdict carrier={carrier} category={category} owner={owner} partner={partner} child={child} />
      <MainRecommendationCard recommendation={recommendation} detail={detail} category={category} />
      {found > 0 && <TellPartner carried={carrier} owner={owner} partner={partner} />}
      <Meaning detail={detail} category={category} />
      {found > 0 && <Inheritance id={detail.view.id} owner={owner} mode={mode} dominant={cancer && named} />}
      <Actions actions={furtherActions(actions, recommendation)} leftOut={detail.leftOut} />
      <Frequency genes={genes} />
      <Intro lead={detail.lead} more={detail.more} />
      <Itemised parts={detail.itemised} />
      <Sections title="更多了解" parts={about} />
      <NotCovered limits={carrier.limits} />
      <ForExperts detail={detail} genes={genes} name={carrier.name || undefined} {...(linked && { linkOf })} />
      <Sections title="依据与局限" parts={basis} />
      {found > 0 && (mode === 'recessive' || (cancer && named)) && (
        <WorthTelling owner={owner} child={child} partner={partner} cancer={cancer} />
      )}
    </>
  )
}
