import { describe, expect, test, vi } from 'vitest'
import { config, readConfig } from './config.ts'
import { hostsFor } from './hosts.ts'
import { apologyText } from './shared/api/errors.ts'

const TABLE =
  'm.example.com=https://api.example.com|https://pc.example.com, m-test.example.com=https://api-test.example.com?a=b'

describe('[API-007] [BUILD-003] the hosts for a site', () => {
  test.each([
    ['production', 'm.example.com', { api: 'https://api.example.com', pc: 'https://pc.example.com' }],
    [
      'are the hosts of test, without a PC server of its own',
      'm-test.example.com',
      { api: 'https://api-test.example.com?a=b', pc: 'https://api-test.example.com?a=b' },
    ],
    ['are empty for another site', 'example.com', { api: '', pc: '' }],
    ['are empty for a part of a known name', 'example', { api: '', pc: '' }],
    ['are empty without a site', '', { api: '', pc: '' }],
  ])('%s', (_name, site, hosts) => expect(hostsFor(site, TABLE)).toEqual(hosts))

  test.each([undefined, '', ',,', 'nothing'])('are the page’s own origin if the host table is %j', (table) => {
    expect(hostsFor('m.example.com', table)).toEqual({ api: '', pc: '' })
  })

  test('are the page’s own origin if the host table does not contain the site', () =>
    expect(hostsFor('a', 'a')).toEqual({ api: '', pc: '' }))
})

const configWith = (env: Record<string, string>, host = 'm.example.com') => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  vi.stubGlobal('window', { location: { host } })
  return readConfig()
}

test('[API-007] [API-009] [BUILD-003] [BUILD-004] a deployment configures hosts, bucket and collectors', () => {
  const set = configWith({
    VITE_HOSTS: TABLE,
    VITE_STORE_ORIGIN: 'https://bucket.example.com',
    VITE_EXTERNAL_HOSTS: ' pay.example.com ,, x.example.com ',
    VITE_ERROR_REPORT_URL: 'https://errors.example.com',
    VITE_STATISTICS_URL: 'https://stat.example.com',
    VITE_DEBUG_CONSOLE: 'false',
  })
  expect(set.hosts).toEqual({ api: 'https://api.example.com', pc: 'https://pc.example.com' })
  expect(set.storeOrigin).toBe('https://bucket.example.com')
  expect(set.externalHosts).toEqual(['pay.example.com', 'x.example.com'])
  expect([set.errorReportUrl, set.statisticsUrl, set.debugConsole]).toEqual([
    'https://errors.example.com',
    'https://stat.example.com',
    false,
  ])
})

test('[FMT-015] hotline and campaign code are taken only from the configuration', () => {
  const set = configWith({
    VITE_SERVICE_PHONE: '400-123-4567',
    VITE_CAMPAIGN_CODE: 'SPRING',
    VITE_APP_NAME: '某某健康',
  })
  expect([set.servicePhone, set.campaignCode, set.appName, set.share.title]).toEqual([
    '400-123-4567',
    'SPRING',
    '某某健康',
    '某某健康',
  ])
  vi.spyOn(config, 'servicePhone', 'get').mockReturnValue(set.servicePhone)
  expect(apologyText(false)).toBe('尊敬的用户，非常抱歉，网络出现故障，请稍后重试或拨打客服电话400-123-4567')
  expect(apologyText(false, '')).toBe('尊敬的用户，非常抱歉，网络出现故障，请稍后重试')
  expect(apologyText(true, '')).toBe('尊敬的储户，非常抱歉，网络出现故障，请稍后重试')
})

test('without any configuration, every value has its default', () => {
  expect(config).toMatchObject({
    appName: '生命密码健康',
    campaignCode: '',
    hosts: { api: '', pc: '' },
    storeOrigin: '',
    externalHosts: [],
    errorReportUrl: '',
    statisticsUrl: '',
    debugConsole: true,
    sampleReportPackage: { adult: 'PKG-ADULT', child: 'PKG-CHILD' },
    share: { title: '生命密码健康', path: '/Home' },
  })
})
