import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { useScreenParams, useSearch } from '#/shared/ui/screen-context.tsx'
import { LotteryGame } from '../components/LotteryGame.tsx'
import { OrderReward } from '../components/OrderReward.tsx'
import { myTickets } from '../queries.ts'
import { ticketsOf } from '../rules.ts'
import '../components/ticket.css'

/** /lottery/{id}: the draws of a lottery, one per ticket; with mallOrderId also the reward of that order. */
export default function LotteryScreen() {
  const { id } = useScreenParams(paths.lottery)
  const mallOrderId = useSearch(paths.lottery).mallOrderId
  const { data } = useSuspenseQuery(myTickets())
  const tickets = ticketsOf(data.items, id)
  return (
    <Page
      title="抽奖"
      right={
        <Link className="ticket-link" to={paths.drawRecords}>
          抽奖记录
        </Link>
      }
    >
      {mallOrderId && <OrderReward actId={id} mallOrderId={mallOrderId} />}
      {tickets.length > 0 ? (
        <LotteryGame tickets={tickets} />
      ) : (
        <EmptyState
          picture="empty-coupon"
          text="您在这个活动里还没有抽奖券"
          action={{ label: '去首页看看', to: paths.home }}
        />
      )}
    </Page>
  )
}
