import type { SurveyQuestion } from './model.ts'

export const CONSULT_LENGTH = 500

export interface Request {
  /** The goods of the consultation; null if it is about no goods in particular. */
  goods: string | null
  counselor: string | null
  name: string
  content: string
  /**
   * Answers of the survey: `q0` is the answer to the first question. The ids of the server are not used as keys: they
   * may contain dots, which a form takes for paths.
   */
  answers: Readonly<Record<string, string | undefined>>
}

/** The request as one text for customer service, because no call accepts its parts separately (INS-005). */
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
