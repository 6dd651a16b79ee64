import { useFormVisit } from '#/shared/form/use-form-visit.ts'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { isLost } from '#/shared/api/mutation.ts'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { bodyOf, FeedbackForm, persistedFeedbackFields, emptyFeedback } from '../forms/feedback-form.ts'
import { sendFeedback } from '../mutations.ts'

const DRAFT = 'feedback'

/**
 * The feedback form. Its draft survives leaving the page, and the text in the draft also survives a reload (CONT-006).
 */
export function useFeedback() {
  const { form, submit, lost } = useZodForm(FeedbackForm, {
    defaults: emptyFeedback,
    draft: DRAFT,
    persisted: persistedFeedbackFields,
    onSubmit: (values) => send.run({ body: bodyOf(values) }),
  })
  const visit = useFormVisit(DRAFT)
  const send = useAppMutation(sendFeedback, {
    onDone: visit.finish,
    // The form itself shows a text about a lost reply, and the typed values stay in the form.
    onFailed: isLost,
  })
  return { form, submit, lost, busy: send.busy, done: send.done, unanswered: isLost(send.error) }
}
