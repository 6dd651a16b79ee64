import { call } from '#/shared/api/call.ts'
import { ApiError } from '#/shared/api/errors.ts'
import type { BindTube } from './bind-steps.ts'
import { sampleApi } from './contract.ts'
import { isMine } from './rules.ts'

/** After a lost answer: whether the lost request has bound the sample. A look that fails leaves it open. */
const wasBound = (sampleId: string): Promise<boolean> =>
  call(sampleApi.progress, { body: { page: 0, size: 50 } }).then(
    ({ items }) => isMine(items, sampleId),
    () => false,
  )

function send({ sampleId, mallOrderId }: BindTube, patientId: string, onceKey: string): Promise<unknown> {
  const body = { sampleId, patientId, consent: true as const }
  return mallOrderId === undefined
    ? call(sampleApi.bind, { body }, { onceKey })
    : call(sampleApi.toothBind, { body: { mallOrderId, ...body } }, { onceKey })
}

/**
 * Binds a sample to a patient (BIND-005, BIND-007). When the answer is lost it looks before it calls that a failure.
 * @throws ApiError in the catalogue's words; the same key can be sent again.
 */
export async function bindSample(tube: BindTube, patientId: string, onceKey: string): Promise<void> {
  try {
    await send(tube, patientId, onceKey)
  } catch (error) {
    if (!(error instanceof ApiError) || !error.outcomeUnknown || !(await wasBound(tube.sampleId))) throw error
  }
}
