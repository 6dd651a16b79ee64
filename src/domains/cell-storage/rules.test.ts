import { describe, expect, test } from 'vitest'
import { cents } from '#/shared/lib/money.ts'
import type { Contract } from '#/domains/contract/model.ts'
import type { OrderGoods } from '#/domains/order/model.ts'
import type { RenewDepositOrder, Renewal } from './model.ts'
import {
  billsOf,
  chosenDeposit,
  depositName,
  endText,
  hasExpired,
  missingFields,
  renewalLabel,
  renewalOrder,
  storageStart,
  storedText,
  storedGoodsName,
  isTestOrder,
} from './rules.ts'

const at = (text: string) => Date.parse(`${text}+08:00`)
const NOW = at('2026-11-20T00:00:00')

test.each([
  ['2010-11-20T00:00:00', '16年'],
  ['2010-11-21T00:00:00', '15年'],
  ['2025-11-20T23:00:00', '1年'],
  ['2025-11-21T00:00:00', '不满1年'],
  ['2026-11-21T00:00:00', ''],
])('[REG-032] cells collected on %s have been stored for %s', (day, text) =>
  expect(storedText(at(day), NOW)).toBe(text),
)

test('a storage expires at the end of its last day in China; a storage without an end shows no expiry date', () => {
  const endTime = at('2026-11-20T00:00:00')
  expect(hasExpired({ endTime }, at('2026-11-20T23:59:59'))).toBe(false)
  expect(hasExpired({ endTime }, at('2026-11-21T00:00:00'))).toBe(true)
  expect(hasExpired({ endTime: null }, NOW)).toBe(false)
  expect([endText(endTime), endText(null), storedText(null, NOW)]).toEqual(['2026-11-20', '以合同为准', ''])
})

const deposit = (id: string, mallOrderId: string | null = null) => ({ id, name: '', mallOrderId }) as RenewDepositOrder

test.each([
  ['an address with the id of a contract', { id: 'RD2', orderId: null }, 'RD2'],
  ['an address with the id of the contract’s order', { id: null, orderId: 'O2' }, 'RD2'],
  ['an address with the id of a missing contract', { id: 'RD9', orderId: null }, null],
  ['an address with the id of an order without a contract', { id: null, orderId: 'O9' }, null],
])('for %s, the renewal selects the contract $2', (_, named, chosen) => {
  expect(chosenDeposit([deposit('RD1', 'O1'), deposit('RD2', 'O2')], named)?.id ?? null).toBe(chosen)
})

test('if the address of the renewal names no contract, the first contract is selected', () => {
  const named = { id: null, orderId: null }
  expect(chosenDeposit([deposit('RD1', 'O1'), deposit('RD2', 'O2')], named)?.id).toBe('RD1')
})

test('a contract without a name is shown as 储存合同', () => {
  expect([depositName(deposit('RD1')), depositName({ name: '脐带血' })]).toEqual(['储存合同', '脐带血'])
})

describe('the order of a renewal', () => {
  const offer: Renewal = {
    goodsId: 'G1',
    specificationItem: '5Y',
    name: '脐带血 续存5年',
    years: 5,
    price: cents(306_000),
    endTime: NOW,
  }

  test('is labelled with the number of years', () => {
    expect([renewalLabel(offer), renewalLabel({ years: null, name: '' })]).toEqual(['续存5年', '续存'])
  })

  test('[INS-008] is placed with the contract and the price that were shown', () => {
    expect(renewalOrder('RD1', offer)).toMatchObject({
      goodsId: 'G1',
      specificationItem: '5Y',
      number: 1,
      paymentMode: 'LUMP_SUM',
      renewDepositId: 'RD1',
      expectedTotal: 306_000,
    })
  })
})

test('the bills of a contract are the bills with its number, or else of its order, and unknown without both', () => {
  const bill = (...contractNo: string[]) => ({ contractNo }) as Contract
  const all = [bill('C1', 'C2'), bill('C3')]
  const countOf = (contractNo: string, mallOrderId: string | null) =>
    billsOf(all, { contractNo, mallOrderId })?.length ?? 'unknown'
  expect([countOf('C2', null), countOf('', 'O1'), countOf('C9', 'O1'), countOf('', null)]).toEqual([1, 2, 0, 'unknown'])
})

describe('the order of a cell storage', () => {
  const goods = { name: '脐带血储存', specificationName: '18 年', reportPackageId: '' } as OrderGoods

  test('shows its goods as the stored item; the order of a gene test has no storage', () => {
    expect(storedGoodsName({ goods })).toBe('脐带血储存 18 年')
    expect(storedGoodsName({ goods: null })).toBe('细胞储存')
    const packages = ['', null, 'PKG-ADULT'] as const
    expect(packages.map((reportPackageId) => isTestOrder({ goods: { ...goods, reportPackageId } }))).toEqual([
      false,
      false,
      true,
    ])
  })

  test('starts the storage at the time of the payment', () => {
    const paid = { orderStatus: 'PAID', time: NOW }
    expect(storageStart({ statusHistory: [{ orderStatus: 'SHIPPED', time: NOW + 1 }, paid] })).toBe(NOW)
    expect(storageStart({ statusHistory: [] })).toBeNull()
  })
})

test('the missing fields of the person whose cells are stored are listed', () => {
  const person = { name: '吴乐乐', identityCard: ' ', birthday: '2019-04-12', mobile: '' }
  expect(missingFields(person)).toEqual(['证件号码', '手机号'])
})
