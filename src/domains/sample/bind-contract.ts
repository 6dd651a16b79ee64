import { contractApi } from '#/domains/contract/contract.ts'
import { call } from '#/shared/api/call.ts'
import { ApiError } from '#/shared/api/errors.ts'
import { sampleApi } from './contract.ts'
import { namesContract } from './rules.ts'

/** After a lost answer: whether the contract is the person's by now. A look that fails leaves it open. */
const wasBound = (contractNo: string): Promise<boolean> =>
  call(contractApi.byExample, { query: { page: 0, size: 200 }, body: {} }).then(
    ({ items }) => namesContract(items, contractNo),
    () => false,
  )

/**
 * Binds a storage contract by its authorisation code (BIND-009). When the answer is lost it looks before it speaks.
 * @throws ApiError in the catalogue's words; the same key can be sent again.
 */
export async function bindContract(contractNo: string, authorizationCode: string, onceKey: string): Promise<void> {
  try {
    await call(sampleApi.cpsBind, { body: { contractNo, authorizationCode } }, { onceKey })
  } catch (error) {
    if (!(error instanceof ApiError) || !error.outcomeUnknown || !(await wasBound(contractNo))) throw error
  }
}
