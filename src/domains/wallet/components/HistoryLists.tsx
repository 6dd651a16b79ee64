import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { paths, to } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { InfiniteList } from '#/shared/ui/lists/InfiniteList.tsx'
import { movements, rewards, withdrawals } from '../queries.ts'
import { cardTail, paidTo, toDetailType, withdrawalText } from '../rules.ts'
import { HistoryRow } from './HistoryRow.tsx'
import { RewardBars } from './RewardBars.tsx'

const detailOf = (type: string, id: string) => (id ? to(paths.accountDetail, { type, id }) : null)

export function Movements() {
  const list = useSuspenseInfiniteQuery(movements())
  return (
    <InfiniteList
      list={list}
      itemKey={({ entry }) => entry.id || null}
      empty={
        <EmptyState picture="empty-list" text="钱包里还没有收支记录" action={{ label: '去首页看看', to: paths.home }} />
      }
    >
      {(row) => (
        <HistoryRow
          row={row}
          signed
          title={row.entry.title || '账户变动'}
          to={detailOf(toDetailType(row.entry.type), row.entry.id)}
        />
      )}
    </InfiniteList>
  )
}

/** The rewards by month (WAL-007, MISC-002). */
export function Rewards() {
  const list = useSuspenseInfiniteQuery(rewards())
  return (
    <>
      <RewardBars
        entries={list.data.pages.flatMap(({ items }) => items.map(({ entry }) => entry))}
        complete={list.data.complete}
      />
      <InfiniteList
        list={list}
        itemKey={({ entry }) => entry.id || null}
        empty={
          <EmptyState
            picture="empty-list"
            text="还没有奖励记录"
            action={{ label: '邀请好友', to: paths.myInvitation }}
          />
        }
      >
        {(row) => (
          <HistoryRow
            row={row}
            title={row.entry.title || '奖励'}
            note={cardTail(row.entry.number)}
            to={detailOf('reward', row.entry.id)}
          />
        )}
      </InfiniteList>
    </>
  )
}

/** The withdrawals, newest first (WAL-003). */
export function Withdrawals() {
  const list = useSuspenseInfiniteQuery(withdrawals())
  return (
    <InfiniteList
      list={list}
      itemKey={({ entry }) => entry.id || null}
      empty={<EmptyState picture="empty-list" text="还没有提现记录" action={{ label: '去提现', to: paths.withdraw }} />}
    >
      {(row) => (
        <HistoryRow
          row={row}
          title={['提现', paidTo(row.entry)].filter(Boolean).join(' ')}
          note={withdrawalText(row.entry.status)}
          to={detailOf('withdrawal', row.entry.id)}
        />
      )}
    </InfiniteList>
  )
}
