import { payOrderWrite } from '#/domains/payment/pay-order.ts'
import { call } from '#/shared/api/call.ts'
import { contractApi } from './contract.ts'

/** Creates one pay order for several bills (PAY-058). */
export const payTogether = payOrderWrite<{ contractIds: string[]; payAmount: number }>(
  contractApi.payTogether,
  (body, onceKey) => call(contractApi.payTogether, { body }, { onceKey }),
  { among: () => 'bills', intent: (body) => body, stale: 'later', refused: ['contract'] },
)
