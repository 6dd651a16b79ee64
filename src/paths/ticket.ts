import { textOrNull } from '#/shared/lib/address.ts'

export const ticketPaths = {
  merchantTicket: '/merchant-ticket',
  lottery: ['/lottery/:id', { mallOrderId: textOrNull }],
  drawRecords: '/raffle-lists',
  prizes: '/bonus-lists',
} as const
