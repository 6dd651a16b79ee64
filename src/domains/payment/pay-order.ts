import { call } from '#/shared/api/call.ts'
import { type Write, type WriteFacts, writeOf } from '#/shared/api/write.ts'
import { paymentApi } from './contract.ts'

/** Nothing can be paid with it any more, and nothing was. A completed one is not made again: its money is there. */
const DEAD: readonly string[] = ['Failed', 'UserCancelled', 'SystemCancelled']

/** Without an answer the cashier shows what has become of it. */
const isDead = ({ id }: { id: string }): Promise<boolean> =>
  call(paymentApi.order, { path: { id } }).then(
    ({ status }) => DEAD.includes(status),
    () => false,
  )

/**
 * Makes a pay order: the same one however often it is sent. Another intent for the same thing gives it up, as the backend
 * does; one that was closed meanwhile is not replayed but made anew.
 * @param row the call that makes it.
 * @param facts `among` names what is paid: only one of its pay orders is alive.
 */
export const payOrderWrite = <I>(
  row: Parameters<typeof writeOf>[0][0],
  send: (input: I, onceKey: string | undefined) => Promise<{ id: string }>,
  facts: Required<Pick<WriteFacts<I, { id: string }>, 'among' | 'intent'>> & WriteFacts<I, { id: string }>,
): Write<I, { id: string }> => writeOf<I, { id: string }>([row], send, { ...facts, lasting: true, dead: isDead })
