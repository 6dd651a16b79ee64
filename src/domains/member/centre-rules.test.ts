import { expect, test } from 'vitest'
import { usedEntries, type OwnCounts, unusedEntries } from './centre-rules.ts'

const NONE: OwnCounts = { orders: 0, samples: 0, contracts: 0, balance: 0 }
const entries = [
  '/bind-sampleid-input-view',
  '/my-binding',
  '/my-contract-binding',
  '/wallet-withdraw-deposit',
  '/contract-list',
  '/my-insurance-claims',
].map((to) => ({ to }))

test.each<[who: string, things: OwnCounts, folded: string[]]>([
  [
    'a person without orders, balance and contracts',
    NONE,
    ['/my-binding', '/my-contract-binding', '/wallet-withdraw-deposit', '/contract-list', '/my-insurance-claims'],
  ],
  [
    'a buyer whose order has not arrived',
    { ...NONE, orders: 1 },
    ['/my-binding', '/wallet-withdraw-deposit', '/contract-list'],
  ],
  ['a person with a balance', { ...NONE, balance: 1 }, ['/my-binding', '/contract-list']],
  ['a person with a contract', { ...NONE, contracts: 1 }, ['/my-binding', '/wallet-withdraw-deposit']],
  ['a person whose wallet could not be loaded', { ...NONE, balance: null }, ['/my-binding', '/contract-list']],
  ['a person whose data are all unknown', { orders: null, samples: null, contracts: null, balance: null }, []],
])('in 我的, only the entries without content are folded for %s', (_who, things, folded) => {
  expect(unusedEntries(entries, things).map(({ to }) => to)).toEqual(folded)
  expect([...usedEntries(entries, things), ...unusedEntries(entries, things)]).toHaveLength(entries.length)
})
