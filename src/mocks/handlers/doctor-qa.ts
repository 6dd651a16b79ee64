import { doctorQaApi } from '#/domains/doctor-qa/api.ts'
import { QUESTION_LENGTH, QUESTION_PICTURES } from '#/domains/doctor-qa/rules.ts'
import { characterCount } from '#/shared/form/character-count.ts'
import type { Db } from '../db.ts'
import { nextId } from '../db.ts'
import type { UserRow } from '../db-rows.ts'
import { mockApi } from '../mock-api.ts'
import type { QuestionRow } from '../doctor-qa/rows.ts'
import { HttpError } from '../http-error.ts'
import { hospitals } from '../seed/doctor-qa/questions.ts'

const iso = (time: number): string => new Date(time).toISOString()

const wire = (row: QuestionRow) => ({
  id: row.id,
  mainQuestion: {
    id: row.id,
    content: row.content,
    questionerExtendInfo: { name: row.name },
    createdDate: iso(row.createdAt),
    picture: row.pictures,
  },
  answerRecordList: row.records.map(({ content, recordType, createdAt, pictures }) => ({
    content,
    recordType,
    createdDate: iso(createdAt),
    picture: pictures,
  })),
  positionCode: row.positionCode,
})

/** A question that the user may read: their own; doctors may read all. */
function visible(db: Db, id: string, user: UserRow): QuestionRow {
  const row = db.questions.find((entry) => entry.id === id)
  if (!row) throw new HttpError(404)
  if (row.userId !== user.id && !user.doctor) throw new HttpError(403)
  return row
}

const checkText = (content: string, pictures: readonly string[]): void => {
  if (!content.trim()) throw new HttpError(400, '内容不能为空')
  if (characterCount(content) > QUESTION_LENGTH) throw new HttpError(400, '内容太长')
  if (pictures.length > QUESTION_PICTURES) throw new HttpError(400, '图片太多')
}

export const doctorQaHandlers = mockApi(doctorQaApi, {
  create: ({ db, body, user, now }) => {
    checkText(body.content, body.pictures)
    const row: QuestionRow = { ...body, id: nextId(db, 'Q'), userId: user.id, createdAt: now, records: [] }
    db.questions.push(row)
    return wire(row)
  },
  forDoctor: ({ db, user }) => {
    if (!user.doctor) throw new HttpError(403)
    return [...db.questions].sort((one, other) => one.createdAt - other.createdAt).map(wire)
  },
  mine: ({ db, user }) =>
    db.questions
      .filter(({ userId }) => userId === user.id)
      .sort((one, other) => other.createdAt - one.createdAt)
      .map(wire),
  one: ({ db, path, user }) => wire(visible(db, path.id, user)),
  add: ({ db, body, user, now }) => {
    const row = visible(db, body.id, user)
    checkText(body.content, body.picture)
    const answers = body.recordType === 'ANSWER'
    if (answers !== (row.userId !== user.id)) throw new HttpError(403)
    row.records.push({ content: body.content, recordType: body.recordType, createdAt: now, pictures: body.picture })
    return null
  },
  hospitals: () => hospitals,
})
