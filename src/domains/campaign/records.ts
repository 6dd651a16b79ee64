import type { CampaignRecord } from './record.ts'

/** In a function, because tests read this module without Vite, which replaces this call at build time. */
const files = () => import.meta.glob<CampaignRecord>('./data/*.ts', { import: 'default' })

/** The record of a campaign, loaded when the campaign is opened; null without a record in this release. */
export const recordOf = async (key: string): Promise<CampaignRecord | null> =>
  (await files()[`./data/${key}.ts`]?.()) ?? null

export async function allRecords(): Promise<CampaignRecord[]> {
  const records = await Promise.all(Object.values(files()).map((load) => load()))
  return records.sort((one, other) => (other.startTime ?? 0) - (one.startTime ?? 0))
}
