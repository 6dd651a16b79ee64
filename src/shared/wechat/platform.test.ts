import { expect, test, vi } from 'vitest'
import { platformOf } from './platform.ts'

const agents = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.60(0x18003c2f) NetType/WIFI Language/zh_CN',
  ipad: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 MicroMessenger/8.0.60 NetType/WIFI',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 MicroMessenger/6.8.0 MacWechat/3.8.6',
  android:
    'Mozilla/5.0 (Linux; Android 14; V2284A; wv) AppleWebKit/537.36 Chrome/142.0 Mobile XWEB/1420113 MMWEBSDK/20250503 MicroMessenger/8.0.66',
  harmony:
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/114.0 ArkWeb/4.1.6.1 Mobile MicroMessenger/8.0.5',
  wecom:
    'Mozilla/5.0 (Linux; Android 13; wv) AppleWebKit/537.36 Chrome/116.0 Mobile wxwork/4.1.30 MicroMessenger/7.0.1',
  safari:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36',
}
const none = { wechat: false, wecom: false, ios: false, android: false, harmony: false }

test.each([
  ['iphone', { wechat: true, ios: true }],
  ['ipad', { wechat: true, ios: true }],
  ['mac', { wechat: true }],
  ['android', { wechat: true, android: true }],
  ['harmony', { wechat: true, harmony: true }],
  ['wecom', { wechat: true, wecom: true, android: true }],
  ['safari', { ios: true }],
  ['desktop', {}],
] as const)('[GEN-002] the user agent %s is recognized', (name, expected) => {
  expect(platformOf(agents[name])).toEqual({ ...none, ...expected })
})

test('[GEN-002] without an argument, the current browser’s user agent is used', () => {
  vi.stubGlobal('navigator', { userAgent: agents.harmony })
  expect(platformOf()).toMatchObject({ wechat: true, harmony: true })
  vi.unstubAllGlobals()
})
