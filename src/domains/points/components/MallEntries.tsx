import { Link } from 'react-router'
import { paths } from '#/paths.ts'
import { CheckIcon, GiftIcon, OrderIcon, PlusIcon } from '#/shared/ui/icons.tsx'
import './points.css'

const entries = [
  { to: paths.integralTasks, label: '赚积分', Icon: PlusIcon },
  { to: paths.mySign, label: '每日签到', Icon: CheckIcon },
  { to: paths.integralLog, label: '积分明细', Icon: OrderIcon },
  { to: paths.conversionRecords, label: '兑换记录', Icon: GiftIcon },
] as const

/** Links to the tasks that earn points, and to the history (PTS-019). */
export function MallEntries() {
  return (
    <nav className="points-entries" aria-label="积分服务">
      {entries.map(({ to, label, Icon }) => (
        <Link key={to} to={to}>
          <Icon size={26} />
          {label}
        </Link>
      ))}
    </nav>
  )
}
