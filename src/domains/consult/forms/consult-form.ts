import * as z from 'zod/mini'
import type { Kept } from '#/shared/form/kept.ts'
import { phone, required, type Rule, text } from '#/shared/form/rules.ts'
import { CONSULT_LENGTH } from '../rules.ts'

const notTooLong: Rule = (value, field) =>
  Array.from(value).length > CONSULT_LENGTH ? `${field}最多${CONSULT_LENGTH}个字` : null

/** The order of the fields is the order of the messages. */
export const ConsultForm = z.object({
  content: text('咨询内容', required, notTooLong),
  // A question that is not answered has no value.
  answers: z.record(z.string(), z.optional(z.string())),
  name: text('称呼'),
  mobile: text('手机号', required, phone),
})
export type ConsultValues = z.infer<typeof ConsultForm>

export const noConsult: ConsultValues = { content: '', answers: {}, name: '', mobile: '' }

/** What somebody asks may tell of their health: nothing of it outlives the page. */
export const keptConsult: Kept<ConsultValues> = {
  fields: z.object({}),
  lost: { content: '咨询内容', answers: '问题的回答', name: '称呼', mobile: '手机号' },
}
