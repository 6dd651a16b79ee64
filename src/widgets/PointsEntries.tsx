import { useQuery } from '@tanstack/react-query'
import { pointsBalance } from '#/domains/points/queries.ts'
import { balanceText } from '#/domains/points/rules.ts'
import { paths } from '#/paths.ts'
import { PointsIcon } from '#/shared/ui/pictures/benefit-icons.tsx'
import { CartIcon, GiftIcon } from '#/shared/ui/icons.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'

/** Links to both malls and to the points, for a signed-in person with the balance (GEN-004). */
export function PointsEntries({ signedIn }: { signedIn: boolean }) {
  const { data: balance } = useQuery({ ...pointsBalance(), enabled: signedIn })
  return (
    <Card title="商城与积分">
      <Row label="商品商城" icon={<CartIcon size={22} />} to={paths.home} />
      <Row label="积分商城" value="用积分换好物" icon={<GiftIcon size={22} />} to={paths.integralMall} />
      <Row
        label="我的积分"
        value={balance ? balanceText(balance.points) : ''}
        icon={<PointsIcon size={22} />}
        to={paths.integralLog}
      />
    </Card>
  )
}
