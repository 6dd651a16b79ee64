import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UNAVAILABLE, WechatError } from './calls.ts'
import { type FakeSdkOptions, fakeSdk } from '#tests/fake-sdk.ts'
import type { ShareCard } from './share-card.ts'
import {
  withFailureToast,
  chooseImages,
  connectWechat,
  createWechat,
  isWechat,
  PERSON_MS,
  READY_MS,
  scanCode,
  UPLOAD_MS,
} from './wechat.ts'

const ORIGIN = 'https://app.example.com'
const android = { wechat: true, wecom: false, ios: false, android: true, harmony: false }
const settle = () => vi.advanceTimersByTimeAsync(20_000)
const unavailable = '暂不可用，微信sdk初始化失败！'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', { location: { href: `${ORIGIN}/Home/hot`, origin: ORIGIN } })
})
afterEach(() => {
  connectWechat(null)
})

interface SetupOptions extends FakeSdkOptions {
  outside?: boolean
  sign?: () => Promise<never>
  load?: () => Promise<never>
}

function setup({ outside, sign, load, ...options }: SetupOptions = {}) {
  const fake = fakeSdk(options)
  const card: ShareCard = { title: '首页', description: '说明', picture: '/p.png', path: '/Home' }
  const place = { url: `${ORIGIN}/Home/hot`, card }
  const signs: string[] = []
  const wechat = createWechat({
    sign: async (url) => {
      signs.push(url)
      await sign?.()
      return { appId: 'wx-test', timestamp: '1', nonceStr: 'n', signature: url }
    },
    entryUrl: place.url,
    card: () => place.card,
    currentUrl: () => place.url,
    platform: { ...android, wechat: !outside },
    loadSdk: load ?? (async () => fake.sdk),
  })
  connectWechat(wechat)
  const called = (name: string) => fake.calls.filter((call) => call.name === name).map((call) => call.options)
  return { ...fake, wechat, place, signs, called }
}

/** The result of a call after all timers have run. */
async function outcome<T>(asked: Promise<T>): Promise<T | WechatError> {
  const ended = asked.catch((error: WechatError) => error)
  await settle()
  return ended
}

test('[GEN-002] in another browser, WeChat functions reject with an error text, and call neither SDK nor server', async () => {
  const { signs, configs, calls, wechat } = setup({ outside: true })
  expect(await outcome(wechat.scanCode())).toMatchObject({ kind: 'unavailable', message: unavailable })
  expect([...signs, ...configs, ...calls]).toEqual([])
})

test('[VAL-038] before WeChat is connected at the start, WeChat functions reject with the text for other browsers', async () => {
  vi.stubGlobal('navigator', { userAgent: 'Chrome' })
  expect(isWechat()).toBe(false)
  await expect(chooseImages(1)).rejects.toThrow(unavailable)
  await expect(scanCode()).rejects.toBeInstanceOf(WechatError)
})

test('[VAL-038] if the SDK cannot be loaded, the functions reject as unavailable, and the next call loads it again', async () => {
  const load = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('chunk')))
  const { wechat } = setup({ load })
  expect(await outcome(wechat.scanCode())).toMatchObject({ kind: 'unavailable' })
  await outcome(wechat.scanCode())
  expect(load).toHaveBeenCalledTimes(2)
})

test('[VAL-038] waiting for a signature has a time limit', async () => {
  const { wechat } = setup({ sign: () => new Promise<never>(() => undefined) })
  const asked = wechat.chooseImages(1).catch((error: WechatError) => error.message)
  await vi.advanceTimersByTimeAsync(READY_MS)
  expect(await asked).toBe(unavailable)
})

test('[VAL-039] after a failed signature, a tap shows 暂不可用 and then 签名失败; without a tap, nothing is shown', async () => {
  const { wechat, signs, place } = setup({ accepts: () => false })
  place.url = `${ORIGIN}/my-main`
  const say = vi.fn<(text: string) => void>()
  await outcome(wechat.signPage())
  expect(say).not.toHaveBeenCalled()
  const asked = withFailureToast(chooseImages(3), say)
  await vi.advanceTimersByTimeAsync(10)
  expect(say.mock.calls).toEqual([[unavailable]])
  await settle()
  expect(await asked).toBeNull()
  expect(say.mock.calls).toEqual([[unavailable], ['签名失败']])
  expect(signs).toHaveLength(2)
})

test('[VAL-038] outside WeChat, only 暂不可用 is shown', async () => {
  setup({ outside: true })
  const say = vi.fn<(text: string) => void>()
  expect(await outcome(withFailureToast(chooseImages(3), say))).toBeNull()
  expect(say.mock.calls).toEqual([[UNAVAILABLE]])
})

test('[VAL-038] a cancelled call shows nothing, and other errors are rethrown', async () => {
  const { next } = setup()
  next['chooseImage'] = ['cancel']
  const say = vi.fn<(text: string) => void>()
  expect(await outcome(withFailureToast(chooseImages(3), say))).toBeNull()
  expect(say).not.toHaveBeenCalled()
  await expect(withFailureToast(Promise.reject(new TypeError('bug')), say)).rejects.toThrow('bug')
})

test('[NAV-022] the share card of a signed page is registered for chats and for Moments', async () => {
  const { wechat, called } = setup()
  expect(await outcome(wechat.signPage())).toBe('ready')
  const common = { title: '首页', link: `${ORIGIN}/Home`, imgUrl: `${ORIGIN}/p.png` }
  expect(called('updateAppMessageShareData').at(-1)).toMatchObject({ ...common, desc: '说明' })
  expect(called('updateTimelineShareData').at(-1)).toMatchObject(common)
})

test('[NAV-008] a card that is set late is registered without signing the page again', async () => {
  const { wechat, called, place, signs } = setup()
  await outcome(wechat.signPage())
  place.card = { ...place.card, title: '套餐', path: '/commodity-detail/G1?token=T' }
  await outcome(wechat.refreshCard())
  await outcome(wechat.refreshCard())
  expect(called('updateAppMessageShareData').at(-1)).toMatchObject({
    title: '套餐',
    link: `${ORIGIN}/commodity-detail/G1`,
  })
  expect(called('updateAppMessageShareData').filter(({ title }) => title === '套餐')).toHaveLength(1)
  expect(signs).toHaveLength(1)
})

test('[NAV-008] if a card changes while the page is being signed, its last version is registered', async () => {
  const { wechat, called, place } = setup()
  const signed = wechat.signPage()
  await vi.advanceTimersByTimeAsync(10)
  place.card = { ...place.card, title: '新' }
  await outcome(wechat.refreshCard())
  await signed
  expect(called('updateTimelineShareData').at(-1)).toMatchObject({ title: '新' })
})

test('[NAV-021] a WeChat client without share functions is signed without an error', async () => {
  const { wechat, next, configs } = setup()
  next['updateAppMessageShareData'] = Array.from({ length: 9 }, () => ({ fail: 'function not exist' }))
  expect(await outcome(wechat.signPage())).toBe('ready')
  expect(configs).toHaveLength(1)
})

test.each([
  [['weixin://resourceid/1', 'weixin://resourceid/2'], 2],
  ['["weixin://resourceid/1"]', 1],
  ['not a list', 0],
  [undefined, 0],
])('[VAL-031] the chosen pictures are parsed from %j', async (localIds, count) => {
  const { wechat, next, called } = setup()
  next['chooseImage'] = [{ result: { localIds } }]
  expect(await outcome(wechat.chooseImages(9))).toHaveLength(count)
  expect(called('chooseImage')[0]).toMatchObject({ count: 9, sourceType: ['album', 'camera'] })
})

test.each([
  ['CODE_128,AB-1234', 'AB-1234'],
  ['EAN_13,6901234567892', '6901234567892'],
  ['https://app.example.com/?a=1,2', 'https://app.example.com/?a=1,2'],
  ['{"scan_code":{"scan_result":"CODE_128,AB-1234"}}', 'AB-1234'],
  ['{"other":1}', '{"other":1}'],
  [undefined, ''],
])('[GEN-002] a scan result %j is parsed as %j', async (resultStr, text) => {
  const { wechat, next, called } = setup()
  next['scanQRCode'] = [{ result: { resultStr } }]
  expect(await outcome(wechat.scanCode())).toBe(text)
  expect(called('scanQRCode')[0]).toMatchObject({ needResult: 1 })
})

test('[VAL-035] an upload returns the media id and hides WeChat’s own progress, and times out without an answer', async () => {
  const { wechat, next, called } = setup()
  next['uploadImage'] = [{ fail: 'network' }, { result: { serverId: 'M2' } }, 'never']
  expect(await outcome(wechat.uploadImage('1'))).toMatchObject({ kind: 'failed' })
  expect(await outcome(wechat.uploadImage('2'))).toBe('M2')
  expect(called('uploadImage')[0]).toMatchObject({ localId: '1', isShowProgressTips: 0 })
  const lost = outcome(wechat.uploadImage('3'))
  await vi.advanceTimersByTimeAsync(UPLOAD_MS + 1000)
  expect(await lost).toMatchObject({ kind: 'unavailable' })
})

test('[VAL-035] an upload whose answer has no media id fails', async () => {
  const { wechat } = setup()
  expect(await outcome(wechat.uploadImage('1'))).toMatchObject({ kind: 'failed' })
})

test('[VAL-038] a function whose call is never answered times out', async () => {
  const { wechat, next } = setup()
  next['previewImage'] = ['never']
  const asked = wechat
    .previewImages(['/a.png', 'https://img.example.com/b.png'], '/a.png')
    .catch((error: WechatError) => error.message)
  await vi.advanceTimersByTimeAsync(PERSON_MS + READY_MS)
  expect(await asked).toBe(unavailable)
})

test('[GEN-002] the picture preview gets absolute addresses', async () => {
  const { wechat, called } = setup()
  await outcome(wechat.previewImages(['/a.png', 'https://img.example.com/b.png'], '/a.png'))
  expect(called('previewImage')[0]).toMatchObject({
    current: `${ORIGIN}/a.png`,
    urls: [`${ORIGIN}/a.png`, 'https://img.example.com/b.png'],
  })
})
