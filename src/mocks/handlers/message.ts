import { messageApi } from '#/domains/message/api.ts'
import type { Db } from '../db.ts'
import type { MessageRow } from '../message/rows.ts'
import { mockApi } from '../mock-api.ts'
import { own } from '../http-error.ts'

const ofUser = (db: Db, userId: string): MessageRow[] => db.messages.filter((row) => row.userId === userId)

const messageWire = ({ id, title, content, read, createdAt }: MessageRow) => ({
  id,
  title,
  content,
  read,
  createdDate: new Date(createdAt).toISOString(),
})

export const messageHandlers = mockApi(messageApi, {
  list: ({ db, user }) =>
    ofUser(db, user.id)
      .sort((a, b) => b.createdAt - a.createdAt)
      .map(messageWire),
  unread: ({ db, user }) => ofUser(db, user.id).filter(({ read }) => !read).length,
  get: ({ db, path, user }) => {
    const row = own(db.messages, path.id, user.id)
    row.read = true
    return messageWire(row)
  },
})
