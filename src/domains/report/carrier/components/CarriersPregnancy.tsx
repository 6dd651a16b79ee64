import { Card } from '#/shared/ui/Page.tsx'
import type { Mode } from '../../genes/mode-rules.ts'
import { PregnancyQuestion } from '../../words/components/PregnancyQuestion.tsx'
import { useOwner } from '../../words/hooks/use-owner.ts'
import { askFor } from '../../words/pregnancy-rules.ts'

/** The first question about several found variants, and what to do about all of them together. */
export function CarriersPregnancy({ modes, child }: { modes: readonly Mode[]; child: boolean }) {
  const owner = useOwner(child)
  const mode = modes.every((found) => found === 'recessive') ? 'recessive' : 'other'
  const ask = askFor({ mode, onX: false }, owner)
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
