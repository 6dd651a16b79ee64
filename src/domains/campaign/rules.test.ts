import { describe, expect, test } from 'vitest'
import type { ActivityEvent } from './model.ts'
import { campaign } from './record.ts'
import {
  campaignAddress,
  campaignCard,
  campaignPeriod,
  campaignPhase,
  campaignPoster,
  campaignState,
  idsIn,
  mergedCampaign,
  nearEdge,
  participantNames,
  rewardAddress,
  siteOf,
} from './rules.ts'

const at = (text: string): number => Date.parse(`${text}+08:00`)

const record = campaign({
  key: 'k1',
  title: '暖冬行动',
  summary: '一句话',
  period: ['2026-11-01', '2026-11-30'],
  picture: '/pictures/campaign/winter.svg',
  share: { title: '暖冬行动', description: '和家人一起' },
  actId: 'A1',
  blocks: [{ kind: 'text', text: '正文' }],
  rules: ['一条'],
  participants: [{ id: '1', name: '王**' }],
})

const event: ActivityEvent = {
  id: 'k1',
  content: '',
  name: '',
  mainPicture: '',
  status: '' as ActivityEvent['status'],
  startTime: null,
  endTime: null,
  actId: '',
  invited: null,
  joined: null,
  won: null,
  participants: [],
}

describe('the period of a campaign record', () => {
  test('with dates only, begins at midnight in China and ends with the last millisecond of the last day', () => {
    expect(record.startTime).toBe(at('2026-11-01T00:00:00.000'))
    expect(record.endTime).toBe(at('2026-11-30T23:59:59.999'))
  })

  test('with dates and times, begins and ends at these times', () => {
    const timed = campaign({ ...record, period: ['2026-11-01 09:30', '2026-11-30 18:00'] })
    expect([timed.startTime, timed.endTime]).toEqual([at('2026-11-01T09:30:00'), at('2026-11-30T18:00:00')])
  })
})

describe('[CAMP-004] the phase of a campaign', () => {
  const plain = { ...record, status: event.status }
  test.each([
    ['2026-10-31T23:59:59.999', 'before'],
    ['2026-11-01T00:00:00.000', 'running'],
    ['2026-11-30T23:59:59.999', 'running'],
    ['2026-12-01T00:00:00.000', 'over'],
  ])('at %s, the phase of the campaign is %s', (time, phase) => expect(campaignPhase(plain, at(time))).toBe(phase))

  test('the server’s status OVER ends a campaign before its end time', () => {
    expect(campaignPhase({ ...plain, status: 'OVER' }, at('2026-11-10T00:00:00'))).toBe('over')
  })

  test.each([
    ['NOT_STARTED', 'before'],
    ['RUNNING', 'running'],
    ['OVER', 'over'],
    ['SOMETHING', 'running'],
  ])('for a campaign without times, the status %s gives the phase %s', (status, phase) => {
    const timeless = { status: status as ActivityEvent['status'], startTime: null, endTime: null }
    expect(campaignPhase(timeless, at('2026-11-10T00:00:00'))).toBe(phase)
  })
})

describe('[CAMP-001] the main state of a campaign', () => {
  const [before, inside, after] = [at('2026-10-01T00:00:00'), at('2026-11-10T00:00:00'), at('2026-12-10T00:00:00')]
  const about = { ...record, status: event.status, invited: null, joined: null, won: null }
  test.each([
    [{}, before, true, 'before'],
    [{}, inside, true, 'running'],
    [{}, after, true, 'over'],
    [{ invited: true }, inside, true, 'running'],
    [{ invited: false }, before, true, 'uninvited'],
    [{ invited: false }, inside, true, 'uninvited'],
    [{ invited: false }, after, true, 'over'],
    [{ joined: true, won: true }, inside, true, 'won'],
    [{ joined: true, won: true }, after, true, 'won'],
    [{ joined: true, won: true }, after, false, 'over'],
    [{ joined: true, won: false }, inside, true, 'running'],
    [{ joined: true, won: false }, after, true, 'lost'],
    [{ joined: true, won: false }, after, false, 'over'],
    [{ joined: true, won: null }, after, true, 'over'],
    [{ joined: false, won: false }, after, true, 'over'],
  ])('for the person %j at the time %d, with rewards shown: %s, is %s', (person, now, shown, state) =>
    expect(campaignState({ ...about, ...person }, now, shown)).toBe(state),
  )
})

describe('[CAMP-001] merging a campaign’s record with the server’s event', () => {
  test('needs only the record or the event, and returns null if both are missing', () => {
    expect(mergedCampaign('k1', null, null)).toBeNull()
    expect(mergedCampaign('k1', record, null)).toMatchObject({ title: '暖冬行动', invited: null, content: '' })
    expect(mergedCampaign('k2', null, { ...event, name: '沙龙', content: '<p>x</p>' })).toMatchObject({
      key: 'k2',
      title: '沙龙',
      content: '<p>x</p>',
      blocks: [],
      startTime: null,
    })
    expect(mergedCampaign('k2', null, event)?.title).toBe('活动')
  })

  test('takes each field from the event, and from the record if the event lacks the field', () => {
    const said = { ...event, name: '新名字', actId: 'A9', participants: [{ id: '7', name: '赵六' }] }
    expect(mergedCampaign('k1', record, said)).toMatchObject({
      title: '新名字',
      summary: '一句话',
      picture: '/pictures/campaign/winter.svg',
      actId: 'A9',
      participants: [{ id: '7', name: '赵六' }],
      startTime: record.startTime,
      endTime: record.endTime,
    })
    expect(mergedCampaign('k1', record, event)).toMatchObject({ title: '暖冬行动', actId: 'A1' })
  })

  test('takes both times from the event, so an event that has only an end gets no beginning', () => {
    const merged = mergedCampaign('k1', record, { ...event, endTime: 5 })
    expect([merged?.startTime, merged?.endTime]).toEqual([null, 5])
    const word = mergedCampaign('k1', record, { ...event, status: 'RUNNING' })
    expect([word?.startTime, word?.endTime]).toEqual([null, null])
  })
})

describe('periods and countdowns', () => {
  const [from, until] = [at('2026-11-01T00:00:00'), at('2026-11-30T23:59:59')]
  test.each([
    [from, until, '2026年11月01日 至 2026年11月30日'],
    [from, null, '2026年11月01日 起'],
    [null, until, '2026年11月30日 前'],
    [null, null, ''],
    [from, from + 3_600_000, '2026年11月01日'],
  ])('the period from %j to %j is shown as %s', (startTime, endTime, text) =>
    expect(campaignPeriod({ startTime, endTime })).toBe(text),
  )

  test.each([
    ['before', from - 3 * 86_400_000, from],
    ['before', from - 3 * 86_400_000 - 1, null],
    ['running', until - 1000, until],
    ['running', from, null],
    ['over', until + 1, null],
  ] as const)('in the phase %s, at the time %d, the countdown goes to %j', (phase, now, edge) =>
    expect(nearEdge({ startTime: from, endTime: until }, phase, now)).toBe(edge),
  )
})

describe('the addresses of campaigns', () => {
  test.each([
    ['/motherday-2022', '/motherday-2022'],
    ['/MotherDay-2022/', '/motherday-2022'],
    ['/campaign/token-3', '/campaign/token-3'],
    ['/campaign/token-5', null],
    ['/action/k1', null],
  ])('[CAMP-003] the path %s is the address of the campaign %j', (pathname, site) =>
    expect(siteOf(pathname)).toBe(site),
  )

  test('[NAV-008] the address of a campaign has only one parameter, the sharing code', () => {
    expect(campaignAddress('a/b', null)).toBe('/action/a%2Fb')
    expect(campaignAddress('k1', null, 'S1')).toBe('/action/k1?sharingCode=S1')
    expect(campaignAddress('k1', '/2022-11-activity', 'S1')).toBe('/2022-11-activity?sharingCode=S1')
  })

  test('a campaign without an act has a link to the list of all prizes', () => {
    expect(rewardAddress({ key: 'k1', actId: 'A1' })).toBe('/action/k1/my-reward/A1')
    expect(rewardAddress({ key: 'k1', actId: '' })).toBe('/bonus-lists')
  })
})

describe('share cards and posters', () => {
  test('a share card has the record’s texts and picture', () => {
    expect(campaignCard({ key: 'k1', share: { ...record.share, picture: '/pictures/x.png' } }, null)).toEqual({
      title: '暖冬行动',
      description: '和家人一起',
      picture: '/pictures/x.png',
      path: '/action/k1',
    })
  })

  test('a server text that offers a reward for sharing is left out of the share card', () => {
    const share = (name: string) => mergedCampaign('k2', null, { ...event, name })?.share.title
    expect(share('社区沙龙')).toBe('社区沙龙')
    expect(share('分享后立即领取')).toBe('生命密码健康')
    expect(share('请好友助力')).toBe('生命密码健康')
  })

  test('[ADD-006] a poster has the texts of its record and the given link', () => {
    const merged = mergedCampaign('k1', { ...record, poster: { subtitle: '副题', accent: '重点' } }, null)
    expect(merged && campaignPoster(merged, 'https://m.example.com/action/k1?sharingCode=SHARE102')).toEqual({
      name: '暖冬行动',
      subtitle: '副题',
      accent: '重点',
      picture: '/pictures/campaign/winter.svg',
      link: 'https://m.example.com/action/k1?sharingCode=SHARE102',
    })
  })
})

describe('participants', () => {
  test.each([
    ['1,2,3', ['1', '2', '3']],
    [' 1 ，2,,1', ['1', '2']],
    ['', []],
  ])('from the participant text %j, the ids %j are parsed', (text, ids) => expect(idsIn(text)).toEqual(ids))

  test('[CAMP-001] [CAMP-002] participants’ names are masked, and unknown ids are left out', () => {
    const known = [
      { id: '1', name: '王小明' },
      { id: '2', name: '李**' },
      { id: '3', name: '' },
    ]
    expect(participantNames('2,9,1,3', known)).toEqual(['李**', '王**', '一位朋友'])
  })
})
