import { contractApi } from '#/domains/contract/contract.ts'
import { call } from '#/shared/api/call.ts'
import { write, writeOf } from '#/shared/api/write.ts'
import type { BindTube } from './bind-steps.ts'
import { sampleApi } from './contract.ts'
import { isMine, namesContract } from './rules.ts'

interface Binding extends BindTube {
  patientId: string
}

/** Binds a sample to a patient (BIND-005), a tooth sample together with its order (BIND-007). */
export const bindSample = writeOf(
  [sampleApi.bind, sampleApi.toothBind],
  ({ sampleId, mallOrderId, patientId }: Binding, onceKey): Promise<unknown> => {
    const body = { sampleId, patientId, consent: true as const }
    return mallOrderId === undefined
      ? call(sampleApi.bind, { body }, { onceKey })
      : call(sampleApi.toothBind, { body: { mallOrderId, ...body } }, { onceKey })
  },
  {
    intent: ({ sampleId, mallOrderId, patientId }) => [sampleId, mallOrderId, patientId],
    find: async ({ sampleId }) => {
      const { items } = await call(sampleApi.progress, { body: { page: 0, size: 50 } })
      return isMine(items, sampleId) ? 'bound' : null
    },
    done: '绑定成功',
  },
)

/** Binds a storage contract by its authorization code (BIND-009). */
export const bindContract = write(sampleApi.cpsBind, {
  find: async ({ body: { contractNo } }) => {
    const { items } = await call(contractApi.byExample, { query: { page: 0, size: 200 }, body: {} })
    return namesContract(items, contractNo) ? 'bound' : null
  },
  done: '合同绑定成功',
})

/** Validates a number; that of a tooth sample together with its order (BIND-001, BIND-008). */
export const verifySample = writeOf(
  [sampleApi.verify],
  ({ sampleId, mallOrderId }: { sampleId: string; mallOrderId: string | undefined }) =>
    mallOrderId === undefined
      ? call(sampleApi.verify, { body: { sampleId } })
      : call(sampleApi.toothVerify, { path: { sampleId, mallOrderId } }),
)

/** Sends the authorization code of a contract to a mobile number. */
export const sendContractCode = writeOf([sampleApi.cpsSendCode], async (mobile: string) => {
  await call(sampleApi.cpsSendCode, { body: { mobile } })
  return ''
})
