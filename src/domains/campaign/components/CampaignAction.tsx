import { useLocation } from 'react-router'
import { loginAddress } from '#/domains/auth/login-address.ts'
import { useSignedIn } from '#/domains/user/store.ts'
import { paths, to } from '#/paths.ts'
import { linkTarget } from '#/shared/lib/safe/known-address.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { CalendarButton } from '#/widgets/CalendarButton.tsx'
import { type Campaign, campaignAddress, campaignPeriod, rewardAddress } from '../rules.ts'
import type { StatedCampaign } from '../hooks/use-campaign.ts'

const HOUR_MS = 3_600_000

const calendarOf = ({ key, title, summary, startTime }: Campaign) =>
  typeof startTime !== 'number'
    ? null
    : {
        uid: `campaign-${key}@${window.location.host}`,
        title,
        description: summary,
        start: startTime,
        end: startTime + HOUR_MS,
        stamp: serverNow(),
        url: window.location.origin + campaignAddress(key, null),
      }

const others = (
  <LinkButton block to={paths.activityCenter}>
    看看其他活动
  </LinkButton>
)

/** Without a session, the action is the login, because the server returns invitations only to signed-in people. */
function Uninvited() {
  const { pathname, search } = useLocation()
  const signedIn = useSignedIn()
  if (signedIn) return others
  return (
    <LinkButton block to={loginAddress(pathname + search)}>
      登录后查看邀请
    </LinkButton>
  )
}

function Coming({ campaign }: { campaign: Campaign }) {
  if (typeof campaign.startTime !== 'number') return others
  const text = `${campaign.title}，${campaignPeriod(campaign)}`
  return <CalendarButton block file="活动开始.ics" event={() => calendarOf(campaign)} text={text} />
}

/** The one main action of a campaign, by its state. */
export function CampaignAction({ campaign, state }: Pick<StatedCampaign, 'campaign' | 'state'>) {
  switch (state) {
    case 'before':
      return <Coming campaign={campaign} />
    case 'running':
      return (
        <LinkButton block to={linkTarget(campaign.action?.to) ?? to(paths.mall)}>
          {campaign.action?.label ?? '去商城看看'}
        </LinkButton>
      )
    case 'uninvited':
      return <Uninvited />
    case 'won':
      return (
        <LinkButton block to={rewardAddress(campaign)}>
          查看我的奖励
        </LinkButton>
      )
    case 'unknown':
    case 'lost':
    case 'over':
      return others
  }
}
