import { useQuery } from '@tanstack/react-query'
import { paths, to } from '#/paths.ts'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { categoryLink } from '../../results/detail-rules.ts'
import type { OngoingUnlock } from '../ongoing-unlock.ts'
import { reportSummary, UNLOCK_POLL } from '../../queries.ts'
import type { UnlockAddress } from '../hooks/use-unlock-ref.ts'
import '../../components/marks.css'

const texts: Record<OngoingUnlock['state'], string> = {
  unpaid: '您已经下过这个分类的解锁订单，还没有付款。付款后就能看到结果，不用再下一单。',
  confirming: '这个分类的解锁订单正在确认付款，请不要重复支付。确认后这个页面会自动更新。',
  paid: '付款已收到，结果正在准备，一般几分钟内完成。这个页面会自动更新。',
}

export function Ongoing({ ongoing, address }: { ongoing: OngoingUnlock; address: UnlockAddress }) {
  const { order, state } = ongoing
  const { reportRef, category } = address
  // The category's summary is polled, because its unlock state shows that the payment has ended.
  useQuery({ ...reportSummary(reportRef), refetchInterval: state === 'unpaid' ? false : UNLOCK_POLL })
  const cashier = to(paths.cashier, {}, { orderId: order.id, returnUrl: categoryLink(reportRef, category) })
  return (
    <Card className="lock-card">
      <p role="status">{texts[state]}</p>
      {state === 'unpaid' && (
        <LinkButton block to={cashier}>
          继续付款
        </LinkButton>
      )}
      <LinkButton kind="plain" block to={to(paths.orderDetail, { id: order.id })}>
        查看订单
      </LinkButton>
    </Card>
  )
}
