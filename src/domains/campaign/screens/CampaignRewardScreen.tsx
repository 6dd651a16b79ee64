import { useQuery } from '@tanstack/react-query'
import { areRewardsShown } from '#/domains/mall/price/rewards.ts'
import { myTickets } from '#/domains/ticket/queries.ts'
import { allRewards } from '#/domains/wallet/queries.ts'
import { paths, to } from '#/paths.ts'
import { keyed } from '#/shared/lib/keyed.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { ReadFailure } from '#/shared/ui/lazy/read-failure.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { CollapsedList } from '#/shared/ui/lists/CollapsedList.tsx'
import { type Prize, prizesOf } from '../reward-rules.ts'
import '../components/campaign-reward.css'

function PrizeCard({ prize: { title, amount, time, action } }: { prize: Prize }) {
  return (
    <li className="card campaign-prize">
      <div className="campaign-prize-text">
        <h2>{title}</h2>
        {amount && <strong>{amount}</strong>}
        {time !== null && (
          <p className="muted">
            <time>{formatDate(time, 'minute')}</time>
          </p>
        )}
      </div>
      <LinkButton kind="plain" to={action.to} label={`${action.label}，${title}`}>
        {action.label}
      </LinkButton>
    </li>
  )
}

function Prizes({ activityKey, actId }: { activityKey: string; actId: string }) {
  const rewards = useQuery(allRewards())
  const tickets = useQuery(myTickets())
  const prizes = prizesOf(actId, rewards.data ?? [], tickets.data?.items ?? [])
  const failed = [rewards, tickets].find(({ data, error }) => !data && error)
  const waits = rewards.isPending || tickets.isPending
  const notReady = waits ? <ScreenSkeleton kind="list" /> : failed && <ReadFailure error={failed.error} />
  if (prizes.length === 0)
    return (
      notReady ?? (
        <EmptyState
          picture="empty-coupon"
          text="这个活动里没有您的奖励"
          action={{ label: '查看活动', to: to(paths.campaign, { activityKey }) }}
        />
      )
    )
  return (
    <>
      {!notReady && (
        <WhenAllRead>
          <p className="campaign-prizes-note">{`恭喜您，这个活动里您有${prizes.length}份奖励`}</p>
        </WhenAllRead>
      )}
      <CollapsedList items={prizes}>
        {(shown) => (
          <ul>
            {keyed(shown, ({ title, time }) => `${title} ${time}`).map(([key, prize]) => (
              <PrizeCard key={key} prize={prize} />
            ))}
          </ul>
        )}
      </CollapsedList>
      {notReady}
    </>
  )
}

/**
 * /action/{activity key}/my-reward/{actId}: the person's own prizes; hidden in WeChat if the deployment hides rewards
 * there (CAMP-001).
 */
export default function CampaignRewardScreen() {
  const params = useScreenParams(paths.campaignReward)
  return (
    <Page title="我的奖励">
      {areRewardsShown() ? (
        <Prizes {...params} />
      ) : (
        <EmptyState
          picture="empty-coupon"
          text="微信里看不到奖励，请用手机浏览器打开这个页面"
          action={{ label: '查看活动', to: to(paths.campaign, { activityKey: params.activityKey }) }}
        />
      )}
    </Page>
  )
}
