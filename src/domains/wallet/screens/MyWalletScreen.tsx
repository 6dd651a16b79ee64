import { paths, to } from '#/paths.ts'
import { ScreenPart } from '#/shared/ui/lazy/screen-part.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { TabLinks } from '#/shared/ui/tabs/TabLinks.tsx'
import { Balance } from '../components/Balance.tsx'
import { Movements, Rewards, Withdrawals } from '../components/HistoryLists.tsx'
import { detailTypes } from '../rules.ts'

const lists = { detail: Movements, reward: Rewards, withdrawal: Withdrawals }
const labels = { detail: '收支明细', reward: '奖励', withdrawal: '提现记录' }
const tabs = detailTypes.map((value) => ({ value, label: labels[value], to: to(paths.myWallet, {}, { tab: value }) }))

export default function MyWalletScreen() {
  const tab = useSearch(paths.myWallet).tab ?? 'detail'
  const List = lists[tab]
  return (
    <Page title="我的钱包">
      <Balance ways />
      <TabLinks label="钱包记录" tabs={tabs} value={tab} />
      <ScreenPart key={tab} waiting={<ScreenSkeleton kind="list" />}>
        <List />
      </ScreenPart>
    </Page>
  )
}
