import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { maskedName } from '#/shared/lib/idcard.ts'
import { hasScreen } from '#/shared/lib/safe/known-address.ts'
import { safeTarget } from '#/shared/lib/safe/safe-target.ts'
import { campaignSites } from '../../paths/campaign.ts'
import { isInducement } from './inducement.ts'
import type { CampaignRecord } from './record.ts'
import { allRecords, recordOf } from './records.ts'

const records = await allRecords()
const files = readdirSync('src/domains/campaign/data')

const picturesOf = ({ picture, share, poster, blocks }: CampaignRecord): string[] =>
  [picture, share.picture, poster?.picture, ...blocks.map((block) => (block.kind === 'picture' ? block.picture : ''))]
    .map((one) => one ?? '')
    .filter(Boolean)

const linksOf = ({ action, blocks }: CampaignRecord): string[] =>
  [action?.to ?? '', ...blocks.map((block) => (block.kind === 'link' ? block.to : ''))].filter(Boolean)

/** All texts of a record, wherever they stand. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []

const leads = (link: string) => hasScreen(safeTarget(link, 'https://m.example.com') ?? 'nowhere')

const kept = (picture: string) => picture.startsWith('https://') || existsSync(`public${picture}`)

test('[CAMP-001] each campaign file contains the campaign whose key is the name of the file', async () => {
  expect(records.map(({ key }) => `${key}.ts`).sort()).toEqual(files.sort())
  expect(await recordOf('spring2023')).toMatchObject({ key: 'spring2023' })
  expect(await recordOf('NOPE')).toBeNull()
  expect(await recordOf('../record')).toBeNull()
})

test('the ids of participants are unique across all campaigns', () => {
  const ids = records.flatMap(({ participants = [] }) => participants.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
})

test('[CAMP-003] every campaign with an address of its own has a record, except the four that only the server stores', () => {
  const known = new Set(records.map(({ key }) => key))
  const unknown = Object.values(campaignSites).filter((key) => !known.has(key))
  expect(unknown).toEqual(['token-1', 'token-2', 'token-3', 'token-4'])
})

describe.each(records.map((record) => [record.key, record] as const))('the campaign %s', (_key, record) => {
  test('has a period whose end comes after its beginning', () => {
    expect(record.startTime).toBeTypeOf('number')
    expect(record.endTime ?? 0).toBeGreaterThan(record.startTime ?? 0)
  })

  test('has a title, a summary, rules and texts for sharing', () => {
    const texts = [record.title, record.summary, record.share.title, record.share.description, ...record.rules]
    expect(texts.filter((text) => text.trim() === '')).toEqual([])
    expect(record.rules.length).toBeGreaterThan(0)
  })

  test('has only pictures whose files exist', () =>
    expect(picturesOf(record).filter((picture) => !kept(picture))).toEqual([]))

  test('links only to addresses of the app', () => expect(linksOf(record).filter((link) => !leads(link))).toEqual([]))

  test('has no text that offers a reward for sharing', () => {
    expect(textsIn(record).length).toBeGreaterThan(8)
    expect(textsIn(record).filter(isInducement)).toEqual([])
  })

  test('shows only the first character of each participant’s name', () => {
    const names = (record.participants ?? []).map(({ name }) => name)
    expect(names.filter((name) => maskedName(name) !== name)).toEqual([])
  })
})
