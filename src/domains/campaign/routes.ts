import { config } from '#/config.ts'
import { areRewardsShown } from '#/domains/mall/price/rewards.ts'
import { me } from '#/domains/user/queries.ts'
import { myTickets } from '#/domains/ticket/queries.ts'
import { allRewards } from '#/domains/wallet/queries.ts'
import { paths } from '#/paths.ts'
import { screen } from '#/shared/lib/screen.ts'
import { type CampaignSite, campaignSites } from '../../paths/campaign.ts'
import { campaignRecord, eventOf } from './queries.ts'
import { NOVEMBER_2023 } from './rules.ts'

const campaignReads = (key: string) => [campaignRecord(key), eventOf(key)]

const poster = { login: true, skeleton: 'detail' } as const

const sites = Object.keys(campaignSites) as CampaignSite[]

export const routes = [
  // This row must be before the rows with a key, which have the same rank (CAMP-002).
  screen(paths.participantList, () => import('./screens/ParticipantListScreen.tsx'), {
    title: '参与名单',
    skeleton: 'detail',
  }),
  screen(paths.campaign, () => import('./screens/CampaignScreen.tsx'), {
    title: '活动',
    share: 'own',
    skeleton: 'goods',
    data: ({ params }) => campaignReads(params.activityKey),
  }),
  ...sites.map((site) =>
    screen(site, () => import('./screens/CampaignSiteScreen.tsx'), {
      title: '活动',
      share: 'own',
      skeleton: 'goods',
      data: () => campaignReads(campaignSites[site]),
    }),
  ),
  screen(paths.campaignRules, () => import('./screens/CampaignRulesScreen.tsx'), {
    title: '活动规则',
    skeleton: 'detail',
    data: ({ params }) => campaignReads(params.activityKey),
  }),
  screen(paths.campaignReward, () => import('./screens/CampaignRewardScreen.tsx'), {
    title: '我的奖励',
    login: true,
    skeleton: 'list',
    data: () => (areRewardsShown() ? [allRewards(), myTickets()] : []),
  }),
  screen(paths.campaignParticipants, () => import('./screens/CampaignParticipantsScreen.tsx'), {
    title: '参与名单',
    skeleton: 'detail',
    data: ({ params }) => campaignReads(params.activityKey),
  }),
  screen(paths.campaignPlaybill, () => import('./screens/CampaignPlaybillScreen.tsx'), {
    ...poster,
    title: '活动海报',
    data: ({ params }) => [...campaignReads(params.activityKey), me()],
  }),
  screen(paths.campaignPoster, () => import('./screens/CurrentPosterScreen.tsx'), {
    ...poster,
    title: '分享海报',
    data: () => [...(config.campaignCode ? campaignReads(config.campaignCode) : []), me()],
  }),
  screen(paths.campaignPoster202311, () => import('./screens/November2023PosterScreen.tsx'), {
    ...poster,
    title: '分享海报',
    data: () => campaignReads(NOVEMBER_2023),
  }),
]
