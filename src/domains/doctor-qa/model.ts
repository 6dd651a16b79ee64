import * as z from 'zod/mini'
import { Prose } from '#/shared/api/prose.ts'
import { PictureList } from '#/shared/api/picture-list.ts'
import { Title } from '#/shared/api/title.ts'
import {
  transform,
  union,
  Id,
  Instant,
  listOf,
  maybe,
  Name,
  open,
  nullableReply,
  shape,
  Text,
} from '#/shared/api/wire.ts'

export { Nothing, PageQuery } from '#/shared/api/wire.ts'

export const recordTypes = ['ANSWER', 'ASK'] as const
export type RecordType = (typeof recordTypes)[number]

const AnswerRecord = shape(
  'AnswerRecord',
  { content: Text, recordType: open(recordTypes), createdDate: Instant, picture: PictureList },
  'content',
  'picture',
)
export type AnswerRecord = z.infer<typeof AnswerRecord>

const MainQuestion = shape('MainQuestion', {
  id: maybe(Id),
  content: Text,
  questionerExtendInfo: maybe(shape('QuestionerExtendInfo', { name: Text })),
  createdDate: Instant,
  picture: PictureList,
})

/** A question with its records, oldest first. The id is a field of the reply or of its question. */
export const Question = transform(
  shape(
    'DoctorQA',
    {
      id: maybe(Id),
      mainQuestion: maybe(MainQuestion),
      answerRecordList: listOf(AnswerRecord),
      positionCode: Text,
    },
    'id',
    'mainQuestion',
  ),
  ({ id, mainQuestion, answerRecordList, positionCode }) => ({
    id: id ?? mainQuestion?.id ?? null,
    content: mainQuestion?.content ?? '',
    name: mainQuestion?.questionerExtendInfo?.name ?? '',
    createdDate: mainQuestion?.createdDate ?? null,
    pictures: mainQuestion?.picture ?? [],
    records: answerRecordList,
    positionCode,
  }),
)
export type Question = z.infer<typeof Question>

/** Some servers reply with the new question, others with an empty body. */
export const MadeQuestion = nullableReply(Question)

export const NewQuestion = z.object({
  positionCode: z.string(),
  content: z.string(),
  name: z.string(),
  pictures: z.array(z.string()),
})
export type NewQuestion = z.infer<typeof NewQuestion>

export const NewRecord = z.object({
  id: z.string(),
  content: z.string(),
  picture: z.array(z.string()),
  recordType: z.enum(recordTypes),
})
export type NewRecord = z.infer<typeof NewRecord>

const Doctor = shape('Doctor', {
  id: Id,
  name: Text,
  title: Title,
  headImage: Text,
  introduction: Prose,
  positionCode: Text,
})
export type Doctor = z.infer<typeof Doctor>

/** A bare text is a hospital without doctors. */
export const Hospital = union(
  Name,
  shape('Hospital', { name: Name, positionCode: Text, doctors: listOf(Doctor) }),
  (name) => ({ name, positionCode: '', doctors: [] }),
)
export type Hospital = z.infer<typeof Hospital>
