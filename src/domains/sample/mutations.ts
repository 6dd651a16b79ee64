import { call } from '#/shared/api/call.ts'
import { defineMutationOf } from '#/shared/api/mutation.ts'
import type { BindTube } from './bind-steps.ts'
import { sampleApi } from './api.ts'
import { isMine } from './rules.ts'

interface Binding extends BindTube {
  patientId: string
}

/** Binds a sample to a patient (BIND-005), a tooth sample together with its order (BIND-007). */
export const bindSample = defineMutationOf(
  [sampleApi.bind, sampleApi.toothBind],
  ({ sampleId, mallOrderId, patientId }: Binding, sending): Promise<unknown> => {
    const body = { sampleId, patientId, consent: true as const }
    return mallOrderId === undefined
      ? call(sampleApi.bind, { body }, sending)
      : call(sampleApi.toothBind, { body: { mallOrderId, ...body } }, sending)
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

/** Validates a number; the number of a tooth sample is sent together with its order (BIND-001, BIND-008). */
export const verifySample = defineMutationOf(
  [sampleApi.verify],
  ({ sampleId, mallOrderId }: { sampleId: string; mallOrderId: string | undefined }, sending) =>
    mallOrderId === undefined
      ? call(sampleApi.verify, { body: { sampleId } }, sending)
      : call(sampleApi.toothVerify, { path: { sampleId, mallOrderId } }, sending),
)
