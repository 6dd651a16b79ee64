import { helpApi } from '#/domains/help/api.ts'
import { nextId } from '../db.ts'
import { mockApi } from '../mock-api.ts'
import { HttpError } from '../http-error.ts'
import { helpItems } from '../seed/help/help.ts'
import { knowledgeItems } from '../seed/help/knowledge.ts'
import type { SeedText } from '../seed/help/seed-text.ts'

const find = (items: readonly SeedText[], id: string): SeedText => {
  const item = items.find((one) => one.id === id)
  if (!item) throw new HttpError(404)
  return item
}

export const helpHandlers = mockApi(helpApi, {
  list: () => helpItems,
  get: ({ path }) => find(helpItems, path.id),
  knowledge: () => knowledgeItems,
  knowledgeText: ({ path }) => find(knowledgeItems, path.id),
  feedback: ({ db, body, user, now }) => {
    if (body.content.trim() === '') throw new HttpError(400, '反馈内容不能为空')
    db.feedback.push({ id: nextId(db, 'FB'), userId: user?.id ?? null, ...body, createdAt: now })
    return null
  },
})
