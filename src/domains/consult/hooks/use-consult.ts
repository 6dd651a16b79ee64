import { sendFeedback } from '#/domains/help/mutations.ts'
import { paths, to } from '#/paths.ts'
import { isLost } from '#/shared/api/mutation.ts'
import { useFormVisit } from '#/shared/form/use-form-visit.ts'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { ConsultForm, persistedConsultFields, emptyConsult } from '../forms/consult-form.ts'
import type { SurveyQuestion } from '../model.ts'
import { consultText, type Request } from '../rules.ts'

/** A consulting request. It is sent as feedback, because no other call accepts a request (INS-005). */
export function useConsult(about: Pick<Request, 'goods' | 'counselor'>, survey: readonly SurveyQuestion[]) {
  const draft = `consult ${about.goods ?? ''}`
  const { form, submit, lost } = useZodForm(ConsultForm, {
    defaults: emptyConsult,
    draft,
    persisted: persistedConsultFields,
    onSubmit: ({ mobile, ...rest }) =>
      send.run({ body: { content: consultText({ ...about, ...rest }, survey), contact: mobile, pictures: [] } }),
  })
  const visit = useFormVisit(draft)
  const send = useAppMutation(sendFeedback, {
    onDone: visit.finish,
    redirectTo: () => to(paths.consultSuccess, {}, { sent: true }),
    // The form itself shows a text about a lost reply, and the typed values stay in the form.
    onFailed: isLost,
  })
  return { form, submit, lost, busy: send.busy, unanswered: isLost(send.error) }
}
