export const messagePaths = {
  messages: '/my-message',
  message: '/my-message-detail/:id',
} as const
