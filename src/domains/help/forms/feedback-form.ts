import * as z from 'zod/mini'
import type { PersistedFields } from '#/shared/form/persisted.ts'
import { maxCharacters } from '#/shared/form/character-count.ts'
import { pictureList } from '#/shared/form/picture-rules.ts'
import { email, phone, required, type Rule, text } from '#/shared/form/validators.ts'
import { pictureUrls } from '#/shared/ui/pictures/image-picker-rules.ts'

export const MAX_CHARACTERS = 500
export const MAX_PICTURES = 9

/** Empty, a mobile number or an e-mail address. */
const reachable: Rule = (value, field) =>
  phone(value, field) && email(value, field) ? `${field}要填手机号或邮箱` : null

export const FeedbackForm = z.object({
  content: text('反馈内容', required, maxCharacters(MAX_CHARACTERS)),
  pictures: pictureList('图片'),
  contact: text('联系方式', reachable),
})
export type FeedbackValues = z.infer<typeof FeedbackForm>

/** A reload in this tab keeps the text, which was written for the service. The contact stays in memory. */
export const persistedFeedbackFields: PersistedFields<FeedbackValues> = {
  fields: z.object({ content: z.string().check(z.maxLength(4 * MAX_CHARACTERS)) }),
  lost: { pictures: '图片', contact: '联系方式' },
}

export const emptyFeedback: FeedbackValues = { content: '', pictures: [], contact: '' }

export const bodyOf = ({ content, contact, pictures: all }: FeedbackValues) => ({
  content,
  contact,
  pictures: pictureUrls(all),
})
