import { useId } from 'react'
import '#/shared/ui/choice.css'
import { usePregnancyQuestion } from '../hooks/use-pregnancy.ts'
import { useVoice } from '../hooks/use-voice.ts'
import { MEDICINE_IN_PREGNANCY, pregnancyQuestion, statusLabel } from '../pregnancy-rules.ts'
import { about } from '../voice-rules.ts'
import './pregnancy.css'

type Question = NonNullable<ReturnType<typeof usePregnancyQuestion>>

function Choice({ statuses, chosen, choose, kept }: Question) {
  const name = useId()
  const voice = useVoice()
  return (
    <fieldset className="pregnancy">
      <legend>{pregnancyQuestion(statuses, voice)}</legend>
      {statuses.map((status) => (
        <label key={status} className={status === chosen ? 'choice choice-on' : 'choice'}>
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={status === chosen}
            onChange={() => choose(status)}
          />
          {statusLabel[status]}
        </label>
      ))}
      <p className="muted">{kept}</p>
    </fieldset>
  )
}

/** The first question on a result with a found variant. */
export function PregnancyQuestion({ child }: { child: boolean }) {
  const question = usePregnancyQuestion(child)
  return question && <Choice {...question} />
}

/** The first question about medicines, and what comes before everything else during a pregnancy. */
export function MedicineInPregnancy({ child }: { child: boolean }) {
  const question = usePregnancyQuestion(child)
  const voice = useVoice()
  if (!question?.statuses.includes('pregnant')) return null
  return (
    <>
      <p className="pregnancy-first" role="status">
        {question.chosen === 'pregnant' && <strong>{about(MEDICINE_IN_PREGNANCY, voice)}</strong>}
      </p>
      <Choice {...question} />
    </>
  )
}
