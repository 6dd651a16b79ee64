import { call } from '#/shared/api/call.ts'
import { write, writeOf } from '#/shared/api/write.ts'
import { qaApi } from './contract.ts'
import type { NewRecord } from './model.ts'
import { isSameQuestion, sameRecords } from './rules.ts'

/** Asks a question (QA-004); a lost answer is looked up among my questions. */
export const ask = write(qaApi.create, {
  done: '问题已提交',
  find: async ({ body }, since) => {
    const { items } = await call(qaApi.mine, { query: { page: 0, size: 20 } })
    return items.find((question) => isSameQuestion(question, body, since)) ?? null
  },
  unknown: '暂时无法确认问题是否提交，请先到“我的提问”查看',
})

interface Adding {
  body: NewRecord
  /** How many records of the thread on the screen say the same: the words alone may be repeated. */
  before: number
}

/** Asks again, or answers (QA-004, ROLE-008). A lost answer is looked up in the thread, where one more must stand. */
export const addRecord = writeOf<Adding, unknown>(
  [qaApi.add],
  ({ body }, onceKey) => call(qaApi.add, { body }, { onceKey }),
  {
    intent: ({ body }) => body,
    find: async ({ body, before }) =>
      sameRecords(await call(qaApi.one, { path: { id: body.id } }), body) > before ? {} : null,
    done: '已发送',
    refused: ['qa'],
  },
)
