import { useQuery } from '@tanstack/react-query'
import { contractCount } from '#/domains/contract/queries.ts'
import { countText } from '#/domains/order/state/tabs.ts'
import { paths } from '#/paths.ts'
import { EntryGroup } from '#/widgets/EntryGroup.tsx'
import { usedEntries, type OwnCounts } from '../centre-rules.ts'
import { billEntries } from './entries.ts'

/** Links to invoices and contracts; with contracts, also the number of bills. */
export function BillEntries({ signedIn, things }: { signedIn: boolean; things: OwnCounts }) {
  const { data } = useQuery({ ...contractCount(), enabled: signedIn })
  const count = signedIn ? countText(data?.total) : ''
  const entries = usedEntries(billEntries, things).map((entry) =>
    entry.to === paths.contractList && count ? { ...entry, note: `${count}笔账单` } : entry,
  )
  return entries.length > 0 ? <EntryGroup title="发票与合同" entries={entries} /> : null
}
