import { Card } from '#/shared/ui/Page.tsx'
import { useMedicineQuestion, usePregnancyQuestion } from '../hooks/use-pregnancy.ts'
import { useVoice } from '../hooks/use-voice.ts'
import { MEDICINE_IN_PREGNANCY, pregnancyQuestion, statusLabel } from '../pregnancy-rules.ts'
import { about } from '../voice-rules.ts'
import { RadioChips } from './RadioChips.tsx'
import './understand.css'

type Question = NonNullable<ReturnType<typeof usePregnancyQuestion>>

function Choice({ statuses, chosen, choose, kept }: Question) {
  return (
    <Card>
      <RadioChips
        legend={pregnancyQuestion(statuses, useVoice())}
        values={statuses}
        labels={statusLabel}
        chosen={chosen}
        onChoose={choose}
        note={kept}
      />
    </Card>
  )
}

/** The first question on a result with a found variant. */
export function PregnancyQuestion({ child }: { child: boolean }) {
  const question = usePregnancyQuestion(child)
  return question && <Choice {...question} />
}

/** The first question about medicines, and what comes before everything else during a pregnancy. */
export function MedicineInPregnancy({ child }: { child: boolean }) {
  const question = useMedicineQuestion(child)
  const voice = useVoice()
  if (!question) return null
  return (
    <>
      <div role="status">
        {question.chosen === 'pregnant' && <p className="card one-thing-keep">{about(MEDICINE_IN_PREGNANCY, voice)}</p>}
      </div>
      <Choice {...question} />
    </>
  )
}
