import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { periodText } from '#/domains/coupon/period.ts'
import { paths } from '#/paths.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { InfiniteList } from '#/shared/ui/lists/InfiniteList.tsx'
import { useLocalPages } from '#/shared/ui/lists/use-local-pages.ts'
import { Page } from '#/shared/ui/Page.tsx'
import { useServerNow } from '#/shared/ui/use-server-now.ts'
import type { Ticket } from '../model.ts'
import { PrizePicture } from '../components/PrizePicture.tsx'
import { TicketCode } from '../components/TicketCode.tsx'
import { myTickets, myTicketStates } from '../queries.ts'
import { merchantTickets, refusalToShow, withStates } from '../rules.ts'
import '../components/ticket.css'

interface TicketCardProps {
  ticket: Ticket
  refusal: string | null
  onShow: () => void
}

/** One ticket. Outside its period, or after use, its button is disabled and shows the reason (GOODS-031). */
function TicketCard({ ticket, refusal, onShow }: TicketCardProps) {
  const word = refusal ?? '出示券码'
  return (
    <article className="card ticket-card">
      <div className="ticket-head">
        <PrizePicture kind="ticket" />
        <h2>{ticket.name}</h2>
      </div>
      {ticket.merchant && <p>{ticket.merchant}</p>}
      <p className="muted">{periodText(ticket)}</p>
      <Button
        block
        kind={refusal ? 'plain' : 'primary'}
        disabled={refusal !== null}
        label={`${word}，${ticket.name}`}
        onPress={onShow}
      >
        {word}
      </Button>
    </article>
  )
}

export default function MerchantTicketScreen() {
  const { data } = useSuspenseQuery(myTickets())
  // Optional: if the read fails, the states of the list are used.
  const { data: states } = useQuery(myTicketStates())
  const [shown, setShown] = useState<Ticket | null>(null)
  const now = useServerNow(data.items)
  const list = useLocalPages(merchantTickets(withStates(data.items, states?.items ?? []), now), paths.merchantTicket)
  return (
    <Page
      title="我的票券"
      right={
        <Link className="ticket-link" to={paths.prizes}>
          我的奖品
        </Link>
      }
    >
      <InfiniteList
        list={list}
        itemKey={({ id }) => id}
        empty={
          <EmptyState picture="empty-coupon" text="您还没有票券" action={{ label: '去首页看看', to: paths.home }} />
        }
        className="ticket-list"
      >
        {(ticket) => (
          <TicketCard ticket={ticket} refusal={refusalToShow(ticket, now)} onShow={() => setShown(ticket)} />
        )}
      </InfiniteList>
      <TicketCode ticket={shown} onClose={() => setShown(null)} />
    </Page>
  )
}
