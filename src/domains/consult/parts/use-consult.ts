import { sendFeedback } from '#/domains/help/writes.ts'
import { paths, to } from '#/paths.ts'
import { isLost } from '#/shared/api/write.ts'
import { useFormVisit } from '#/shared/form/use-form-visit.ts'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { useWrite } from '#/shared/ui/use-write.ts'
import { ConsultForm, type ConsultValues, keptConsult, noConsult } from '../forms/consult-form.ts'
import type { SurveyQuestion } from '../model.ts'
import { consultText, type Request } from '../rules.ts'

/** The form of a consulting request; it goes the way of feedback, the only call that takes one (INS-005). */
export function useConsult(about: Pick<Request, 'goods' | 'counselor'>, survey: readonly SurveyQuestion[]) {
  const draft = `consult ${about.goods ?? ''}`
  const { form, submit, lost } = useZodForm<ConsultValues, ConsultValues>(ConsultForm, {
    defaults: noConsult,
    draft,
    kept: keptConsult,
    onSubmit: ({ mobile, ...rest }) =>
      send.run({ body: { content: consultText({ ...about, ...rest }, survey), contact: mobile, pictures: [] } }),
  })
  const visit = useFormVisit(draft)
  const send = useWrite(sendFeedback, {
    onDone: visit.finish,
    leads: () => to(paths.consultSuccess, {}, { sent: true }),
    // A lost answer is explained in the form, beside what was typed.
    onFailed: isLost,
  })
  return { form, submit, lost, busy: send.busy, unanswered: isLost(send.error) }
}
