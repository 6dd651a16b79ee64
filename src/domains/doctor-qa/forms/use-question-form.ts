import { useFormVisit } from '#/shared/form/use-form-visit.ts'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { pictureUrls } from '#/shared/ui/pictures/image-picker-rules.ts'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { paths, to } from '#/paths.ts'
import { persistedQuestionFields, emptyQuestion, QuestionForm } from './record-form.ts'
import { askQuestion } from '../mutations.ts'

/** One draft for all doctors: people begin to write, look at the doctors, and come back. */
const DRAFT = 'qa-question'

/** The form of a new question (QA-004). */
export function useQuestionForm(positionCode: string) {
  const { form, submit, lost } = useZodForm(QuestionForm, {
    defaults: emptyQuestion,
    draft: DRAFT,
    persisted: persistedQuestionFields,
    onSubmit: ({ content, pictures, name }) =>
      sending.run({ body: { positionCode, content, name, pictures: pictureUrls(pictures) } }),
  })
  const visit = useFormVisit(DRAFT)
  const sending = useAppMutation(askQuestion, {
    onDone: visit.finish,
    // If the reply has no id, the list of questions opens.
    redirectTo: (made) =>
      made?.id ? to(paths.departmentDetail, { type: 'question', id: made.id }) : paths.myQuestions,
    unknownAt: paths.myQuestions,
  })
  return { form, submit, lost, busy: sending.busy }
}
