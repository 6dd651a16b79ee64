import * as z from 'zod/mini'
import { Id, Instant, listOf, maybe, Text } from '#/shared/api/wire.ts'
import { Cents } from '#/shared/lib/money.ts'

export { PageQuery } from '#/shared/api/wire.ts'

const Bill = z.object({
  periodAmount: maybe(Cents),
  settlementAmount: maybe(Cents),
  settlementAmountDiscount: maybe(Cents),
})

/** One bill of a contract. The states are open text: what nobody knows cannot be paid (rules.ts). */
export const Contract = z.object({
  id: Id,
  name: Text,
  mallOrderId: Text,
  /** A single number may come without its list. */
  contractNo: z.pipe(
    z.union([z.string(), listOf(z.string())]),
    z.transform((numbers) => (typeof numbers === 'string' ? [numbers] : numbers).filter(Boolean)),
  ),
  tradeTime: Instant,
  tradeStatus: Text,
  billStatus: Text,
  bill: maybe(Bill),
})
export type Contract = z.infer<typeof Contract>

export const ContractFilter = z.object({ mallOrderId: z.optional(z.string()) })

export const CombinedPayment = z.object({
  contractIds: z.array(z.string()).check(z.minLength(1)),
  /** What the person saw; a backend with another sum refuses. */
  payAmount: z.int(),
})
export const CombinedPayOrder = z.object({ id: Id })
