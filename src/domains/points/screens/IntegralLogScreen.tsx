import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '#/paths.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { InfiniteList } from '#/shared/ui/lists/InfiniteList.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { monthOf } from '#/shared/lib/time/calendar.ts'
import { LogMonth } from '../components/LogMonth.tsx'
import { pointsLog } from '../queries.ts'
import { isMonthOpen } from '../rules.ts'

export default function IntegralLogScreen() {
  const list = useSuspenseInfiniteQuery(pointsLog())
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  // Changes with an unreadable month may belong to any month (ADR 017).
  const summed = list.data.pages.every(({ items }) => items.every(({ month }) => month !== ''))
  const now = monthOf(serverNow())
  const turn = (month: string) =>
    setTurned(turned.has(month) ? new Set([...turned].filter((other) => other !== month)) : new Set([...turned, month]))
  return (
    <Page title="积分明细">
      <InfiniteList
        list={list}
        itemKey={(group) => group.month || null}
        empty={
          <EmptyState
            picture="empty-list"
            text="还没有积分记录，做个任务就有了"
            action={{ label: '去做任务', to: paths.integralTasks }}
          />
        }
      >
        {(group) => (
          <LogMonth
            group={group}
            summed={summed}
            open={isMonthOpen(group.month, now, turned)}
            onTurn={() => turn(group.month)}
          />
        )}
      </InfiniteList>
    </Page>
  )
}
