import type { CampaignRecord } from './record.ts'

/** Inside a function: tests read this module without Vite, which replaces the call. */
const files = () => import.meta.glob<CampaignRecord>('./data/*.ts', { import: 'default' })

/** The record of a campaign, loaded when the campaign is opened; null when only the server may know it. */
export const recordOf = async (key: string): Promise<CampaignRecord | null> =>
  (await files()[`./data/${key}.ts`]?.()) ?? null

/** All records, the latest first. */
export async function allRecords(): Promise<CampaignRecord[]> {
  const records = await Promise.all(Object.values(files()).map((load) => load()))
  return records.sort((one, other) => (other.startTime ?? 0) - (one.startTime ?? 0))
}
