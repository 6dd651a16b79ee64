import { call } from '#/shared/api/call.ts'
import { defineMutation, defineMutationOf, hasPendingWrite } from '#/shared/api/mutation.ts'
import { doctorQaApi } from './api.ts'
import type { NewRecord, Question } from './model.ts'
import { isSameQuestion, sameRecords } from './rules.ts'

/** Asks a question (QA-004); a lost reply is looked up among the person's questions. */
export const askQuestion = defineMutation(doctorQaApi.create, {
  done: '问题已提交',
  check: (made) => (made?.id ? null : '问题已提交，请在这里核对'),
  find: async ({ body }, since) => {
    const { items } = await call(doctorQaApi.mine, { query: { page: 0, size: 20 } })
    return items.find((question) => isSameQuestion(question, body, since)) ?? null
  },
  // After a second upload, pictures have other addresses, so they are not compared.
  same: ({ body: { positionCode, content } }) => [positionCode, content],
  unknown: '暂时无法确认问题是否提交，请先到“我的提问”查看',
})

interface AddRecordInput {
  body: NewRecord
  /** The number of equal records in the thread before sending, because the same text may be sent twice on purpose. */
  before: number
}

/**
 * Asks again, or answers (QA-004, ROLE-008). After a lost reply, the thread is read: the record was added if the thread
 * has one more equal record than before.
 */
export const addRecord = defineMutationOf<AddRecordInput, unknown>(
  [doctorQaApi.add],
  ({ body }, sending) => call(doctorQaApi.add, { body }, sending),
  {
    intent: ({ body }) => body,
    find: async ({ body, before }) =>
      sameRecords(await call(doctorQaApi.one, { path: { id: body.id } }), body) > before ? {} : null,
    same: ({ body: { id, recordType, content }, before }) => [id, recordType, content, before],
    unknown: '暂时无法确认是否已发送，请稍后再试，不会重复发送',
    done: '已发送',
  },
)

/**
 * The input that adds this record to a question. While the result of an equal record is unknown, the count from before
 * this record was sent is used, because the thread may already contain it.
 */
export function addRecordInput(body: NewRecord, question: Question): AddRecordInput {
  const known = sameRecords(question, body)
  const counts = Array.from({ length: known }, (_, before) => before)
  return { body, before: counts.find((before) => hasPendingWrite(addRecord, { body, before })) ?? known }
}
