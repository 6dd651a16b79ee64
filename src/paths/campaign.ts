import { toSharer } from '#/shared/lib/address.ts'

/**
 * Campaigns with an address of their own: the address and the key of its campaign, one line each (CAMP-003, CAMP-004).
 * The specification withholds four addresses: as soon as one is known, replace its `/campaign/token-…` here (decisions
 * 205 to 209).
 */
export const campaignSites = {
  '/motherday-2022': 'motherday-2022',
  '/2022-11-activity': '2022-11',
  '/campaign/token-1': 'token-1',
  '/campaign/token-2': 'token-2',
  '/campaign/token-3': 'token-3',
  '/campaign/token-4': 'token-4',
} as const

export type CampaignSite = keyof typeof campaignSites

const shared = { sharingCode: toSharer }

/** In the site map, the name of a campaign's address is the address itself. */
const sites = Object.fromEntries(Object.keys(campaignSites).map((site) => [site, [site, shared]])) as unknown as {
  readonly [S in CampaignSite]: readonly [S, typeof shared]
}

export const campaignPaths = {
  // This line must be before the addresses with a key, because `participant-list` is not a key (CAMP-002).
  participantList: '/action/participant-list/:ids',
  campaign: ['/action/:activityKey', shared],
  campaignRules: '/action/:activityKey/rules',
  campaignReward: '/action/:activityKey/my-reward/:actId',
  campaignParticipants: '/action/:activityKey/participant-list/:ids',
  campaignPlaybill: '/action/:activityKey/share-playbill',
  campaignPoster: '/share-poster',
  campaignPoster202311: '/share-poster-2023-11',
  ...sites,
} as const
