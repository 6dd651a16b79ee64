import { given } from '#/shared/lib/address.ts'

export const addresses = {
  merchantTicket: '/merchant-ticket',
  lottery: ['/lottery/:id', { mallOrderId: given }],
  raffles: '/raffle-lists',
  bonuses: '/bonus-lists',
} as const
