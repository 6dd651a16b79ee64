import * as z from 'zod/mini'
import { Title } from '#/shared/api/title.ts'
import { transform, Id, Instant, listOf, maybe, Money, Name, shape, Text } from '#/shared/api/wire.ts'

export { PageQuery } from '#/shared/api/wire.ts'

const Bill = shape('ContractBill', {
  periodAmount: Money,
  settlementAmount: Money,
  settlementAmountDiscount: Money,
})

/** One bill of a contract. Without an id, the bill is identified by the contract's number. */
export const Contract = transform(
  shape(
    'Contract',
    {
      id: maybe(Id),
      name: Title,
      mallOrderId: Text,
      contractNo: listOf(Name),
      tradeTime: Instant,
      tradeStatus: Text,
      billStatus: Text,
      bill: maybe(Bill),
    },
    'id',
    'contractNo',
  ),
  ({ id, ...contract }) => ({ ...contract, id: id ?? contract.contractNo[0] ?? '' }),
)
export type Contract = z.infer<typeof Contract>

export const ContractFilter = z.object({ mallOrderId: z.optional(z.string()) })

export const CombinedPayment = z.object({
  contractIds: z.array(z.string()).check(z.minLength(1)),
  /** The sum shown to the person; the backend refuses the payment when its own sum differs. */
  payAmount: z.int(),
})
export const CombinedPayOrder = shape('PayOrder', { id: Id })
