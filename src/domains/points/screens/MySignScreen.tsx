import { useQuery } from '@tanstack/react-query'
import { paths } from '#/paths.ts'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { RefetchButton } from '#/shared/ui/lazy/refetch-button.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { SignCalendar } from '../components/SignCalendar.tsx'
import { SignHead } from '../components/SignHead.tsx'
import { SignStrip } from '../components/SignStrip.tsx'
import { useLoginDays } from '../hooks/use-login-days.ts'
import { pointsBalance } from '../queries.ts'
import { balanceText } from '../rules.ts'
import '../components/points.css'

/** /my-sign: the calendar of sign-in days (decision 154). */
export default function MySignScreen() {
  const { counted, days, today } = useLoginDays()
  const { data: balance, isError } = useQuery(pointsBalance())
  return (
    <Page title="每日签到">
      <SignHead days={days} today={today} counted={counted} />
      <SignStrip days={days} today={today} perDay={counted.pointsPerDay} />
      <SignCalendar days={days} today={today} />
      <Card className="points-text">
        <Row label="我的积分" value={balance ? balanceText(balance.points) : ''} to={paths.integralLog} />
        {isError && !balance && <RefetchButton what="积分" />}
        <Row label="还能怎么赚积分" value="看看任务" to={paths.integralTasks} />
        <Row label="积分能换什么" value="去积分商城" to={paths.integralMall} />
      </Card>
    </Page>
  )
}
