import type { CarrierCategory } from '../../categories.ts'
import type { CarrierDetail } from '../carrier-rules.ts'
import { splitSections } from '../../words/meaning-rules.ts'
import { CarrierBlocks, CarrierVerdict } from './CarrierBlocks.tsx'
import { GeneTables } from '../../parts/GeneTables.tsx'
import { Inheritance } from './Inheritance.tsx'
import { furtherActions, oneThingOf } from '../../words/one-thing-rules.ts'
import { OneThing } from '../../words/parts/OneThing.tsx'
import { Actions, Intro, Itemised, Sections } from '../../words/parts/ItemTexts.tsx'
import { Meaning } from '../../words/parts/Meaning.tsx'

interface CarrierItemProps {
  carrier: CarrierDetail
  category: CarrierCategory
  child: boolean
  /** Whether gene names link to their own pages. */
  linked?: boolean
}

/** An item of carrier detection, or one gene of it: the same content at all their addresses. */
export function CarrierItem({ carrier, category, child, linked = false }: CarrierItemProps) {
  const { detail } = carrier
  const thing = oneThingOf(detail, category, { child, age: null, taking: false })
  const { about, basis } = splitSections(detail.main.filter(({ description }) => description !== carrier.limits))
  return (
    <>
      <CarrierVerdict carrier={carrier} child={child} />
      <OneThing thing={thing} detail={detail} category={category} />
      <Meaning detail={detail} category={category} />
      {carrier.found > 0 && !child && <Inheritance />}
      <Actions actions={furtherActions(detail.actions, thing)} />
      <Intro lead={detail.lead} more={detail.more} />
      <Itemised parts={detail.itemised} />
      <Sections title="更多了解" parts={about} />
      <CarrierBlocks carrier={carrier} category={category} linked={linked} />
      <GeneTables detail={detail} withoutGenes />
      <Sections title="依据与局限" parts={basis} />
    </>
  )
}
