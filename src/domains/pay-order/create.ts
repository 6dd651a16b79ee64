import { call } from '#/shared/api/call.ts'
import { type Write, type WriteFacts, writeOf } from '#/shared/api/write.ts'
import { payOrderApi } from './contract.ts'

/** Ended without payment: unusable for paying. A completed one is not replaced, because it was paid. */
const DEAD: readonly string[] = ['Failed', 'UserCancelled', 'SystemCancelled']

/** Without an answer it counts as usable: the cashier shows its state. */
const isDead = ({ id }: { id: string }): Promise<boolean> =>
  call(payOrderApi.get, { path: { id } }).then(
    ({ status }) => DEAD.includes(status),
    () => false,
  )

/**
 * Creates a pay order: the same one however often it is sent. Another intent for the same thing drops the earlier one,
 * as the backend does; one that was closed meanwhile is replaced by a new one.
 * @param row the call that creates it.
 * @param facts `among` names what is paid: only one of its pay orders is active.
 */
export const payOrderWrite = <I>(
  row: Parameters<typeof writeOf>[0][0],
  send: (input: I, onceKey: string | undefined) => Promise<{ id: string }>,
  facts: Required<Pick<WriteFacts<I, { id: string }>, 'among' | 'intent'>> & WriteFacts<I, { id: string }>,
): Write<I, { id: string }> => writeOf<I, { id: string }>([row], send, { ...facts, lasting: true, dead: isDead })
