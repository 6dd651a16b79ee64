import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths, to } from '#/paths.ts'
import { mutation } from '#/shared/api/query.ts'
import { keyed } from '#/shared/lib/keyed.ts'
import { onceKey } from '#/shared/lib/once.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { ticketApi } from '../contract.ts'

/** The reward of an order, turned into coupons and tickets by one tap (GOODS-030). */
export function OrderReward({ actId, mallOrderId }: { actId: string; mallOrderId: string }) {
  const issue = useMutation(
    mutation(ticketApi.issueCoupons, {
      done: '奖励已经发放',
      onceKey: () => onceKey(`reward-${actId}-${mallOrderId}`),
    }),
  )
  if (issue.data)
    return (
      <Card title="订单奖励">
        <p role="status">奖励已经放进您的账户：</p>
        <ul className="lottery-got">
          {keyed([...issue.data.coupons, ...issue.data.tickets], ({ id }) => id).map(([key, { name }]) => (
            <li key={key}>{name}</li>
          ))}
        </ul>
        <Link className="button button-plain button-block" to={to(paths.myCoupon, { status: 'CLAIMED' })}>
          查看我的优惠券
        </Link>
      </Card>
    )
  return (
    <Card title="订单奖励">
      <p className="lottery-note">您的订单可以领取一份奖励</p>
      <Button block busy={issue.isPending} onPress={() => issue.mutate({ query: { actId, mallOrderId } })}>
        领取奖励
      </Button>
    </Card>
  )
}
