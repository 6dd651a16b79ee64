import type { ItemDetail } from '../../item-rules.ts'
import { furtherActions, type OneThing } from '../one-thing-rules.ts'
import { splitSections } from '../meaning-rules.ts'
import { GeneTables } from '../../parts/GeneTables.tsx'
import { Actions, Intro, Itemised, Sections } from './ItemTexts.tsx'

/** The texts below result and meaning: recommendations, the topic, then basis and limits. */
export function DetailTexts({ detail, thing }: { detail: ItemDetail; thing: OneThing | null }) {
  const { about, basis } = splitSections(detail.main)
  return (
    <>
      <Actions actions={furtherActions(detail.actions, thing)} />
      <Intro lead={detail.lead} more={detail.more} />
      <Itemised parts={detail.itemised} />
      <Sections title="更多了解" parts={about} />
      <GeneTables detail={detail} />
      <Sections title="依据与局限" parts={basis} />
    </>
  )
}
