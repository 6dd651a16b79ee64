import { useQuery } from '@tanstack/react-query'
import { wallet } from '#/domains/wallet/queries.ts'
import { paths } from '#/paths.ts'
import { formatMoney } from '#/shared/lib/money.ts'
import { EntryGroup } from '#/widgets/EntryGroup.tsx'
import { levelLabel, levelOf } from '../level-rules.ts'
import { memberLevel } from '../queries.ts'
import { usedEntries, type OwnCounts } from '../centre-rules.ts'
import { walletEntries } from './entries.ts'

/** Reserves the space of a note while its data is loading, so that nothing shifts when the data arrives. */
const READING = '…'

function useBalanceNote(signedIn: boolean): string {
  const { data, isLoading, isRefetchError } = useQuery({ ...wallet(), enabled: signedIn })
  if (isLoading) return READING
  return data && data.balance !== null && !isRefetchError ? formatMoney(data.balance) : ''
}

function useLevelNote(signedIn: boolean): string {
  const { data, isLoading } = useQuery({ ...memberLevel(), enabled: signedIn })
  if (isLoading) return READING
  const level = data && levelOf(data.level)
  return level ? `${levelLabel[level]}会员` : ''
}

/** Wallet, level and rewards, with this person's balance and level. Links without a known value are still shown. */
export function WalletEntries({ signedIn, things }: { signedIn: boolean; things: OwnCounts }) {
  const notes = new Map([
    [paths.myWallet as string, useBalanceNote(signedIn)],
    [paths.memberLevel, useLevelNote(signedIn)],
  ])
  const entries = usedEntries(walletEntries, things).map((entry) => ({ ...entry, note: notes.get(entry.to) ?? '' }))
  return <EntryGroup title="钱包与奖励" entries={entries} />
}
