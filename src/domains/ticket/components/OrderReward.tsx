import { paths, to } from '#/paths.ts'
import { keyed } from '#/shared/lib/keyed.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { issueReward } from '../mutations.ts'
import './ticket.css'

/** Turns the reward of an order into coupons and tickets with one tap (GOODS-030). */
export function OrderReward({ actId, mallOrderId }: { actId: string; mallOrderId: string }) {
  const issue = useAppMutation(issueReward)
  if (issue.made)
    return (
      <Card title="订单奖励">
        <p role="status">{issueReward.check?.(issue.made) ?? '奖励已经放进您的账户：'}</p>
        <ul className="lottery-got">
          {keyed([...issue.made.coupons, ...issue.made.tickets], ({ id }) => id).map(([key, { name }]) => (
            <li key={key}>{name}</li>
          ))}
        </ul>
        <LinkButton kind="plain" block to={to(paths.myCoupon, { status: 'CLAIMED' })}>
          查看我的优惠券
        </LinkButton>
      </Card>
    )
  return (
    <Card title="订单奖励">
      <p className="lottery-note">您的订单可以领取一份奖励</p>
      <Button block busy={issue.busy} onPress={() => issue.run({ query: { actId, mallOrderId } })}>
        领取奖励
      </Button>
    </Card>
  )
}
