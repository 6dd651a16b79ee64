import { Card } from '#/shared/ui/Page.tsx'
import { type Mode, modeOfAll } from '../../genes/mode-rules.ts'
import { PregnancyQuestion } from '../../words/components/PregnancyQuestion.tsx'
import { useOwner } from '../../words/hooks/use-owner.ts'
import { usePartnerOf } from '../../words/hooks/use-partner.ts'
import { askFor, partnerAmong } from '../../words/person/pregnancy-rules.ts'

interface CarriersPregnancyProps {
  modes: readonly Mode[]
  /** The items with a found variant. */
  ids: readonly string[]
  child: boolean
}

export function CarriersPregnancy({ modes, ids, child }: CarriersPregnancyProps) {
  const partnerOf = usePartnerOf()
  const owner = useOwner(child)
  const mode = modeOfAll(modes)
  const ask = askFor({ mode, onX: false }, owner, partnerAmong(ids.map(partnerOf)))
  return (
    <>
      <PregnancyQuestion child={child} />
      {ask && (
        <Card title={ask.when}>
          <p>{`${ask.what}。是哪些基因，点开每一项看。`}</p>
        </Card>
      )}
    </>
  )
}
