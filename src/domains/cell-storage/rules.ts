import type { Contract } from '#/domains/contract/model.ts'
import type { NewOrder, Order } from '#/domains/order/model.ts'
import type { Patient } from '#/domains/patient/model.ts'
import { ageAt } from '#/shared/lib/time/age.ts'
import { dayOf } from '#/shared/lib/time/calendar.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import type { EdgeTime } from '#/shared/lib/time/instant.ts'
import type { RenewDepositOrder, Renewal } from './model.ts'

export const depositName = ({ name }: Pick<RenewDepositOrder, 'name'>): string => name || '储存合同'

/** `16年`, or `不满1年`, by Chinese days; empty when the start is unknown or in the future. */
export function storedText(collectTime: EdgeTime, now: number): string {
  if (typeof collectTime !== 'number' || collectTime > now) return ''
  const years = ageAt(dayOf(collectTime), now) ?? 0
  return years === 0 ? '不满1年' : `${years}年`
}

/** The last day is included. */
export const hasExpired = ({ endTime }: Pick<RenewDepositOrder, 'endTime'>, now: number): boolean =>
  typeof endTime === 'number' && dayOf(now) > dayOf(endTime)

/** The last day, or a text that refers to the contract: an end is never guessed. */
export const endText = (endTime: EdgeTime): string => (endTime === null ? '以合同为准' : formatDate(endTime, 'day'))

/** How a contract is identified: by its own id, or by the id of its order. */
export interface NamedDeposit {
  id: string | null
  orderId: string | null
}

/** The identified contract, or null if it is not in the list; the first contract if none is identified. */
export function chosenDeposit(
  deposits: readonly RenewDepositOrder[],
  { id, orderId }: NamedDeposit,
): RenewDepositOrder | null {
  if (id) return deposits.find((deposit) => deposit.id === id) ?? null
  if (orderId) return deposits.find((deposit) => deposit.mallOrderId === orderId) ?? null
  return deposits[0] ?? null
}

/** The label of an offer: `续存5年`, or the offer's name if it has no number of years. */
export const renewalLabel = ({ years, name }: Pick<Renewal, 'years' | 'name'>): string =>
  years === null ? name || '续存' : `续存${years}年`

export const renewalOrder = (depositId: string, { goodsId, specificationItem, price }: Renewal): NewOrder => ({
  goodsId,
  specificationItem,
  number: 1,
  paymentMode: 'LUMP_SUM',
  couponId: null,
  shippingAddressId: null,
  patientId: null,
  distribution: null,
  requirements: '',
  sharingCode: null,
  renewDepositId: depositId,
  expectedTotal: price,
})

/**
 * The bills of this contract; without a contract number all bills of its order, which `contracts` then must be; null if
 * neither the number nor the order is known.
 */
export const billsOf = (
  contracts: readonly Contract[],
  { contractNo, mallOrderId }: Pick<RenewDepositOrder, 'contractNo' | 'mallOrderId'>,
): Contract[] | null =>
  contractNo || mallOrderId
    ? contracts.filter((contract) => !contractNo || contract.contractNo.includes(contractNo))
    : null

/** Whether the order is for a test, for which nothing is stored: its goods have a report package. */
export const isTestOrder = ({ goods }: Pick<Order, 'goods'>): boolean => Boolean(goods?.reportPackageId)

/** The name and specification of the stored goods. */
export const storedGoodsName = ({ goods }: Pick<Order, 'goods'>): string =>
  [goods?.name, goods?.specificationName].filter(Boolean).join(' ') || '细胞储存'

/** The start of storage: the time when the order was paid; null before the payment. */
export const storageStart = ({ statusHistory }: Pick<Order, 'statusHistory'>): EdgeTime =>
  statusHistory.find(({ orderStatus }) => orderStatus === 'PAID')?.time ?? null

export function missingFields(person: Pick<Patient, 'name' | 'identityCard' | 'birthday' | 'mobile'>): string[] {
  const facts = { 姓名: person.name, 证件号码: person.identityCard, 出生日期: person.birthday, 手机号: person.mobile }
  return Object.entries(facts).flatMap(([label, value]) => (value.trim() ? [] : [label]))
}
