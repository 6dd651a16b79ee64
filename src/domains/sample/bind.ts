import { call } from '#/shared/api/call.ts'
import { ApiError } from '#/shared/api/errors.ts'
import { sampleApi } from './contract.ts'
import { isMine } from './rules.ts'

/** After a lost answer: whether the lost request has bound the sample. A look that fails leaves it open. */
const wasBound = (sampleId: string): Promise<boolean> =>
  call(sampleApi.progress, { body: { page: 0, size: 50 } }).then(
    ({ items }) => isMine(items, sampleId),
    () => false,
  )

/**
 * Binds a sample to a patient (BIND-005). When the answer is lost it looks before it calls that a failure.
 * @throws ApiError in the catalogue's words; the same key can be sent again.
 */
export async function bindSample(sampleId: string, patientId: string, onceKey: string): Promise<void> {
  try {
    await call(sampleApi.bind, { body: { sampleId, patientId, consent: true } }, { onceKey })
  } catch (error) {
    if (!(error instanceof ApiError) || !error.outcomeUnknown || !(await wasBound(sampleId))) throw error
  }
}
