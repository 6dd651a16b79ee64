import { call } from '#/shared/api/call.ts'
import { write } from '#/shared/api/write.ts'
import { qaApi } from './contract.ts'
import { hasRecord, isSameQuestion } from './rules.ts'

/** Asks a question (QA-004); a lost answer is looked up among my questions. */
export const ask = write(qaApi.create, {
  done: '问题已提交',
  find: async ({ body }, since) => {
    const { items } = await call(qaApi.mine, { query: { page: 0, size: 20 } })
    return items.find((question) => isSameQuestion(question, body, since)) ?? null
  },
  unknown: '暂时无法确认问题是否提交，请先到“我的提问”查看',
})

/** Asks again, or answers (QA-004, ROLE-008). */
export const addRecord = write(qaApi.add, {
  find: async ({ body }, since) =>
    hasRecord(await call(qaApi.one, { path: { id: body.id } }), body, since) ? {} : null,
  refused: ['qa'],
})
