import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths, to } from '#/paths.ts'
import { keyed } from '#/shared/lib/keyed.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { InfiniteList } from '#/shared/ui/lists/InfiniteList.tsx'
import { useLocalPages } from '#/shared/ui/lists/use-local-pages.ts'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { useServerNow } from '#/shared/ui/use-server-now.ts'
import { PrizePicture } from '../components/PrizePicture.tsx'
import { isPrizeUnreadable, kindOfDraw, prizeOf } from '../prizes.ts'
import { myTickets } from '../queries.ts'
import { drawsOf, openLotteries, unclearDraws } from '../rules.ts'
import '../components/ticket.css'

export default function RaffleListScreen() {
  const { data } = useSuspenseQuery(myTickets())
  const now = useServerNow(data.items)
  const open = openLotteries(data.items, now)
  const unclear = unclearDraws(data.items, now)
  const draws = drawsOf(data.items)
  const list = useLocalPages(draws, paths.drawRecords)
  return (
    <Page
      title="抽奖记录"
      right={
        <Link className="ticket-link" to={paths.prizes}>
          我的奖品
        </Link>
      }
    >
      {open.length + unclear.length > 0 && (
        <Card title={open.length > 0 ? '可以抽奖' : '抽奖券'}>
          {open.map(({ id, name, chances }) => (
            <Row key={id} label={name} value={`${chances}次，去抽奖`} to={to(paths.lottery, { id })} />
          ))}
          {keyed(unclear, ({ ticket }) => ticket.id).map(([key, { ticket, reason }]) => (
            <Row key={key} label={ticket.name} value={reason} />
          ))}
        </Card>
      )}
      {draws.length > 0 && (
        <Card title="已经抽过">
          <InfiniteList list={list} itemKey={({ id }) => id} empty={null}>
            {({ name, draw }) => (
              <div className="ticket-draw">
                <PrizePicture kind={kindOfDraw(draw)} />
                <span className="ticket-draw-text">
                  {name}
                  <span className="muted">
                    <time>{formatDate(draw.time, 'minute')}</time>
                  </span>
                </span>
                <strong>{prizeOf(draw)?.name ?? (isPrizeUnreadable(draw) ? '没有读出来' : '未中奖')}</strong>
              </div>
            )}
          </InfiniteList>
        </Card>
      )}
      {open.length + unclear.length + draws.length === 0 && (
        <EmptyState picture="empty-list" text="您还没有抽过奖" action={{ label: '去首页看看', to: paths.home }} />
      )}
    </Page>
  )
}
