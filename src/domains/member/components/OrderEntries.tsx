import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { orderCount } from '#/domains/order/queries.ts'
import { countText, orderTabLabel } from '#/domains/order/state/tabs.ts'
import { paths, to } from '#/paths.ts'
import { OrderIcon, PaidIcon, RefundIcon, TruckIcon } from '#/shared/ui/icons.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import './member.css'

const entries = [
  { tab: 'WAITING_FOR_PAYMENT', Icon: PaidIcon, counted: true },
  { tab: 'PAID', Icon: TruckIcon, counted: true },
  { tab: 'COMPLETED', Icon: OrderIcon, counted: false },
  { tab: 'REFUNDMENT', Icon: RefundIcon, counted: false },
] as const

interface EntryProps {
  entry: (typeof entries)[number]
  signedIn: boolean
}

/** The link to one order tab with its number; without the number, the link is still shown. */
function Entry({ entry: { tab, Icon, counted }, signedIn }: EntryProps) {
  const { data } = useQuery({ ...orderCount(tab), enabled: signedIn && counted })
  const count = signedIn ? countText(data?.total) : ''
  const label = orderTabLabel[tab]
  return (
    <Link
      className="my-order"
      to={to(paths.myOrder, { status: tab })}
      aria-label={count ? `${label}，${count}笔` : undefined}
    >
      <Icon size={26} />
      {count && <span className="my-order-count">{count}</span>}
      <span>{label}</span>
    </Link>
  )
}

export function OrderEntries({ signedIn }: { signedIn: boolean }) {
  return (
    <Card
      title="我的订单"
      extra={
        <Link className="my-all" to={to(paths.myOrder, { status: 'ALL' })}>
          全部订单
        </Link>
      }
    >
      <div className="my-orders">
        {entries.map((entry) => (
          <Entry key={entry.tab} entry={entry} signedIn={signedIn} />
        ))}
      </div>
    </Card>
  )
}
