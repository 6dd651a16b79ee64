import type { InfiniteData, QueryFunctionContext } from '@tanstack/react-query'
import { call } from '#/shared/api/call.ts'
import type { Page } from '#/shared/api/endpoint.ts'
import { isRefused, copyRefused } from '#/shared/api/blocks.ts'
import { queryOrNull } from '#/shared/api/gone.ts'
import { entriesOf, nextPage, infiniteQuery, query } from '#/shared/api/query.ts'
import { listEntry, wholeList } from '#/shared/api/whole-list.ts'
import { walletApi } from './api.ts'
import type { AccountDetail, BankAccount, Reward, Wallet, Withdrawal, WxAccount } from './model.ts'
import { withHeadings, type Entry } from './rules.ts'

/** WAL-003, API-034: newest first. */
const NEWEST_FIRST = { sort: 'createdDate,desc' }
const HISTORY_PAGE_SIZE = 100

/**
 * The amounts are refetched whenever they are shown. The second service is read only for amounts that the first service
 * does not send; an amount that the first service sends in an unreadable form stays unknown (ADR 017).
 */
export const wallet = () => ({
  ...query(walletApi.wallet, {}),
  staleTime: 0,
  queryFn: async ({ signal }: QueryFunctionContext): Promise<Wallet> => {
    const first = await call(walletApi.wallet, {}, { signal })
    const isMissing = (name: 'balance' | 'operableBalance') => first[name] === null && !isRefused(first, name)
    if (!isMissing('balance') && !isMissing('operableBalance')) return first
    const second = await call(walletApi.money, {}, { signal })
    const of = (name: 'balance' | 'operableBalance') => (isMissing(name) ? second : first)[name]
    return copyRefused(first, { balance: of('balance'), operableBalance: of('operableBalance') })
  },
})

/**
 * Adds headings to the entries of all loaded pages. `complete` says whether no further page follows; until then, the
 * oldest month and year have no sum.
 */
const headed = <T extends Entry>(data: InfiniteData<Page<T>, number>) => {
  const complete = nextPage(data.pages, HISTORY_PAGE_SIZE) === undefined
  const rows = withHeadings(
    data.pages.map(({ items }) => items),
    complete,
  )
  return { ...data, complete, pages: data.pages.map((page, index) => ({ ...page, items: rows[index] ?? [] })) }
}

export const movements = () => ({
  ...infiniteQuery(walletApi.details, { query: NEWEST_FIRST }, HISTORY_PAGE_SIZE),
  select: headed<AccountDetail>,
})

export const rewards = () => ({
  ...infiniteQuery(walletApi.rewards, { query: NEWEST_FIRST }, HISTORY_PAGE_SIZE),
  select: headed<Reward>,
})

export const withdrawals = () => ({
  ...infiniteQuery(walletApi.withdrawals, { query: NEWEST_FIRST }, HISTORY_PAGE_SIZE),
  select: headed<Withdrawal>,
})

/** No call reads a single entry. */
export const movementById = (id: string) => listEntry(walletApi.details, { query: NEWEST_FIRST }, id)
export const rewardById = (id: string) => listEntry(walletApi.rewards, { query: NEWEST_FIRST }, id)
export const withdrawalById = (id: string) => listEntry(walletApi.withdrawals, { query: NEWEST_FIRST }, id)

export const allRewards = () => wholeList(walletApi.rewards, { query: NEWEST_FIRST })

export const bankAccounts = () => ({ ...query(walletApi.bankAccounts, {}), select: entriesOf<BankAccount> })
export const wxAccounts = () => ({ ...query(walletApi.wxAccounts, {}), select: entriesOf<WxAccount> })
export const payee = () => queryOrNull(walletApi.payee, {})
