import { call } from '#/shared/api/call.ts'
import { type Mutation, type MutationOptions, type Sending, defineMutationOf } from '#/shared/api/mutation.ts'
import { payOrderApi } from './api.ts'

/** States that ended without a payment. A completed pay order is paid and therefore not replaced. */
const DEAD: readonly string[] = ['Failed', 'UserCancelled', 'SystemCancelled']

/** If the read fails, the pay order counts as usable, and the cashier shows its state. */
const isDead = ({ id }: { id: string }): Promise<boolean> =>
  call(payOrderApi.get, { path: { id } }).then(
    ({ status }) => DEAD.includes(status),
    () => false,
  )

/**
 * Creates a pay order. The same intent always gets the same pay order. For another intent in the group, the earlier pay
 * order is abandoned, as in the backend. A pay order that was closed meanwhile is replaced by a new one.
 * @param row the call that creates the pay order.
 * @param options `exclusiveGroup` identifies the purchase, of which only one pay order is active.
 */
export const payOrderMutation = <I>(
  row: Parameters<typeof defineMutationOf>[0][0],
  send: (input: I, sending: Sending) => Promise<{ id: string }>,
  options: Required<Pick<MutationOptions<I, { id: string }>, 'exclusiveGroup' | 'intent'>> &
    MutationOptions<I, { id: string }>,
): Mutation<I, { id: string }> =>
  defineMutationOf<I, { id: string }>([row], send, { ...options, keepAfterSuccess: true, isStaleReplay: isDead })
