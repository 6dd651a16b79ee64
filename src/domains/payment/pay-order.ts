import { call } from '#/shared/api/call.ts'
import { giveUpOthers, hasOnceKey, onceKey, spendOnceKey } from '#/shared/lib/once.ts'
import { paymentApi } from './contract.ts'

/** Nothing can be paid with it any more, and nothing was. A completed one is not made again: its money is there. */
const DEAD: readonly string[] = ['Failed', 'UserCancelled', 'SystemCancelled']

/** Without an answer the cashier shows what has become of it. */
const isDead = (id: string): Promise<boolean> =>
  call(paymentApi.order, { path: { id } }).then(
    ({ status }) => DEAD.includes(status),
    () => false,
  )

/**
 * The pay order of one intent, the same however often it is sent. Another intent for the same thing gives it up, as the
 * backend does; one that was closed meanwhile is not replayed but made anew.
 * @param name what is paid; only one of its pay orders is alive.
 * @param wanted all that the request says.
 */
export async function payOrderOnce(
  name: string,
  wanted: unknown,
  send: (onceKey: string) => Promise<{ id: string }>,
): Promise<string> {
  const intent = `${name} ${JSON.stringify(wanted)}`
  const sentBefore = hasOnceKey(intent)
  giveUpOthers(name, intent)
  const { id } = await send(onceKey(intent))
  if (!sentBefore || !(await isDead(id))) return id
  spendOnceKey(intent)
  return (await send(onceKey(intent))).id
}
