import { paths, to } from '#/paths.ts'

/** The number of things of each kind that a person has, as far as the reads of 我的 show it; null if unknown. */
export interface OwnCounts {
  /** Orders that wait for a payment or for their delivery. */
  orders: number | null
  samples: number | null
  contracts: number | null
  /** The balance of the wallet, in cents. */
  balance: number | null
}

type Kind = keyof OwnCounts

const all: readonly Kind[] = ['orders', 'samples', 'contracts', 'balance']

/**
 * The kinds of things that make an entry useful; the person must have at least one of them. An example is the entry for
 * claims: no read of 我的 counts claims, so the entry is shown to a person who has any of several kinds of things. A
 * buyer may have a contract to bind, an invoice or a claim.
 */
const needs: ReadonlyMap<string, readonly Kind[]> = new Map<string, readonly Kind[]>([
  [paths.contractList, ['contracts']],
  [paths.withdraw, ['balance']],
  [paths.myBankAccount, ['balance']],
  [paths.myBinding, ['samples']],
  [paths.toothSelect, all],
  [paths.contractBinding, all],
  [paths.myInvoices, all],
  [to(paths.relatives, { type: 'friends' }), all],
  [paths.milepost, all],
  [paths.summerOrders, all],
  [paths.orderList, all],
  [paths.insuranceClaims, all],
])

/** Whether an entry is folded: the person has none of its things. An unknown number does not fold it. */
const isUnused = (address: string, things: OwnCounts): boolean =>
  needs.get(address)?.every((kind) => things[kind] === 0) ?? false

interface Entry {
  to: string
}

export const usedEntries = <E extends Entry>(entries: readonly E[], things: OwnCounts): E[] =>
  entries.filter((entry) => !isUnused(entry.to, things))

export const unusedEntries = <E extends Entry>(entries: readonly E[], things: OwnCounts): E[] =>
  entries.filter((entry) => isUnused(entry.to, things))
