import * as z from 'zod/mini'
import type { PersistedFields } from '#/shared/form/persisted.ts'
import { maxCharacters } from '#/shared/form/character-count.ts'
import { pictureList } from '#/shared/form/picture-rules.ts'
import { required, text } from '#/shared/form/validators.ts'
import { QUESTION_LENGTH } from '../rules.ts'

export const RecordForm = z.object({
  content: text('内容', required, maxCharacters(QUESTION_LENGTH)),
  pictures: pictureList('图片'),
})
export type RecordValues = z.infer<typeof RecordForm>

export const emptyRecord: RecordValues = { content: '', pictures: [] }

/** Texts about health are stored only in memory; after a reload, the form says that they are lost. */
export const persistedRecordFields: PersistedFields<RecordValues> = {
  fields: z.object({}),
  lost: { content: '内容', pictures: '图片' },
}

/** A new question. The name is optional and visible to the doctor. */
export const QuestionForm = z.object({
  content: text('问题', required, maxCharacters(QUESTION_LENGTH)),
  pictures: pictureList('图片'),
  name: text('称呼', maxCharacters(20)),
})
export type QuestionValues = z.infer<typeof QuestionForm>

export const emptyQuestion: QuestionValues = { content: '', pictures: [], name: '' }

export const persistedQuestionFields: PersistedFields<QuestionValues> = {
  fields: z.object({}),
  lost: { content: '问题', pictures: '图片', name: '称呼' },
}
