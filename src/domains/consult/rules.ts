import type { SurveyQuestion } from './model.ts'

export const CONSULT_LENGTH = 500

export interface Request {
  /** The goods; null: consulting in general. */
  goods: string | null
  /** The work number of the chosen counselor. */
  counselor: string | null
  name: string
  content: string
  /** Answers of the survey: `q0` is that of the first question. Ids of the server may contain dots, which are paths for a form. */
  answers: Readonly<Record<string, string | undefined>>
}

/** The text that the service reads: no call takes the parts one by one (INS-005). */
export function consultText(
  { goods, counselor, name, content, answers }: Request,
  survey: readonly SurveyQuestion[],
): string {
  const told = survey.flatMap(({ content: question }, index) => {
    const answer = answers[`q${index}`]?.trim()
    return answer ? [`${question}${answer}`] : []
  })
  return [
    goods ? `商品咨询：${goods}` : '咨询',
    counselor && `顾问工号：${counselor}`,
    name.trim() && `称呼：${name.trim()}`,
    ...told,
    content.trim(),
  ]
    .filter(Boolean)
    .join('\n')
}
