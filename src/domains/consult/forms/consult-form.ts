import * as z from 'zod/mini'
import type { PersistedFields } from '#/shared/form/persisted.ts'
import { maxCharacters } from '#/shared/form/character-count.ts'
import { phone, required, text } from '#/shared/form/validators.ts'
import { CONSULT_LENGTH } from '../rules.ts'

/** The order of the fields is the order of the error messages. */
export const ConsultForm = z.object({
  content: text('咨询内容', required, maxCharacters(CONSULT_LENGTH)),
  // An unanswered question has no value.
  answers: z.record(z.string(), z.optional(z.string())),
  name: text('称呼'),
  mobile: text('手机号', required, phone),
})
export type ConsultValues = z.infer<typeof ConsultForm>

export const emptyConsult: ConsultValues = { content: '', answers: {}, name: '', mobile: '' }

/** A question may contain health data, so no field of the form survives a reload. */
export const persistedConsultFields: PersistedFields<ConsultValues> = {
  fields: z.object({}),
  lost: { content: '咨询内容', answers: '问题的回答', name: '称呼', mobile: '手机号' },
}
