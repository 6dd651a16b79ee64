import { payOrderMutation } from '#/domains/pay-order/create.ts'
import { sampleApi } from '#/domains/sample/api.ts'
import { call } from '#/shared/api/call.ts'
import { defineMutation, defineMutationOf } from '#/shared/api/mutation.ts'
import { contractApi } from './api.ts'
import { namesContract } from './rules.ts'

/** Creates one pay order for several bills (PAY-058). */
export const payTogether = payOrderMutation<{ contractIds: string[]; payAmount: number }>(
  contractApi.payTogether,
  (body, sending) => call(contractApi.payTogether, { body }, sending),
  { exclusiveGroup: () => 'bills', intent: (body) => body, stale: 'later' },
)

/** Binds a storage contract by its authorization code (BIND-009). */
export const bindContract = defineMutation(sampleApi.cpsBind, {
  find: async ({ body: { contractNo } }) => {
    const { items } = await call(contractApi.byExample, { query: { page: 0, size: 200 }, body: {} })
    return namesContract(items, contractNo) ? 'bound' : null
  },
  done: '合同绑定成功',
})

export const sendContractCode = defineMutationOf([sampleApi.cpsSendCode], async (mobile: string, sending) => {
  await call(sampleApi.cpsSendCode, { body: { mobile } }, sending)
  return ''
})
