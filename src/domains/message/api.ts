import { defineApi } from '#/shared/api/endpoint.ts'

export const messageApi = defineApi('message', () => import('./model.ts'), {
  list: {
    method: 'GET',
    path: 'messages/api/user/app-messages',
    auth: 'user',
    query: 'PageQuery',
    reply: 'Message',
    list: true,
  },
  /** This row takes precedence over `get`, whose path would match `unread` as an id. */
  unread: { method: 'GET', path: 'messages/api/user/app-messages/unread', auth: 'user', reply: 'UnreadCount' },
  /** Reading a message marks it as read on the server (WAL-010): the list and the number of unread messages change. */
  get: {
    method: 'GET',
    path: 'messages/api/user/app-messages/{id}',
    auth: 'user',
    reply: 'Message',
    changes: ['message'],
  },
})
