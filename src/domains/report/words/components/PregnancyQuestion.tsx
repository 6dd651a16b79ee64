import { Card } from '#/shared/ui/Page.tsx'
import { useMedicineQuestion, usePregnancyQuestion } from '../hooks/use-pregnancy.ts'
import { useVoice } from '../hooks/use-voice.ts'
import { medicineNote, pregnancyQuestion, statusLabelsFor } from '../person/pregnancy-rules.ts'
import { withTestedPerson } from '../person/voice-rules.ts'
import { RadioChips } from './RadioChips.tsx'
import './understand.css'

type Question = NonNullable<ReturnType<typeof usePregnancyQuestion>>

function Choice({ statuses, owner, chosen, choose, kept }: Question) {
  return (
    <Card>
      <RadioChips
        legend={pregnancyQuestion(owner, useVoice())}
        values={statuses}
        labels={statusLabelsFor(owner)}
        chosen={chosen}
        onChoose={choose}
        note={kept}
      />
    </Card>
  )
}

export function PregnancyQuestion({ child }: { child: boolean }) {
  const question = usePregnancyQuestion(child)
  return question && <Choice {...question} />
}

/** The question above all texts about medicines, and the sentence that is shown first during or before a pregnancy. */
export function MedicineInPregnancy({ child }: { child: boolean }) {
  const question = useMedicineQuestion(child)
  const voice = useVoice()
  if (!question) return null
  const note = medicineNote(question.chosen)
  return (
    <>
      <div role="status">
        {note && <p className="card main-recommendation-keep">{withTestedPerson(note, voice)}</p>}
      </div>
      <Choice {...question} />
    </>
  )
}
