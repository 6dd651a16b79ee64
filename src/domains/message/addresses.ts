export const addresses = {
  messages: '/my-message',
  message: '/my-message-detail/:id',
} as const
