import * as z from 'zod/mini'
import type { PersistedFields } from '#/shared/form/persisted.ts'
import type { HealthQuestion } from '../model.ts'

const answers = ['', 'YES', 'NO'] as const

export interface HealthValues {
  answers: (typeof answers)[number][]
}

/** Every question needs an answer; the error names the first unanswered question (INS-004). */
export const HealthAnswers = z.object({
  answers: z.array(z.enum(answers)).check((context) => {
    for (const [index, answer] of context.value.entries())
      if (answer === '')
        context.issues.push({ code: 'custom', message: `请回答第${index + 1}题`, path: [index], input: answer })
  }),
})

/** No answer is preselected. */
export const emptyAnswers = (questions: readonly HealthQuestion[]): HealthValues => ({
  answers: questions.map(() => ''),
})

export const bodyOf = ({ answers: given }: HealthValues, questions: readonly HealthQuestion[]) =>
  questions.map(({ id }, index) => ({ id, answer: given[index] === 'YES' }))

/** Health answers stay in memory. */
export const persistedAnswersFields: PersistedFields<HealthValues> = {
  fields: z.object({}),
  lost: { answers: '健康告知的回答' },
}
