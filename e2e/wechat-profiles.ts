export type WechatProfile = 'ios' | 'android' | 'harmony' | 'wecom' | 'browser'

/** The user agent of each profile. The simulator sets it in the page, even without `test.use({ userAgent })`. */
export const userAgents: Record<WechatProfile, string> = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.60(0x18003c2f) NetType/WIFI Language/zh_CN',
  android:
    'Mozilla/5.0 (Linux; Android 14; V2284A Build/UP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0.7444.173 Mobile Safari/537.36 XWEB/1420113 MMWEBSDK/20251201 MicroMessenger/8.0.66.2980 NetType/WIFI Language/zh_CN',
  harmony:
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile MicroMessenger/8.0.14 NetType/WIFI Language/zh_CN',
  wecom:
    'Mozilla/5.0 (Linux; Android 13; M2012K11AC; wv) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Mobile Safari/537.36 wxwork/4.1.30 MicroMessenger/7.0.1 NetType/WIFI Language/zh',
  browser:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
}

export const platforms: Record<WechatProfile, string> = {
  ios: 'iPhone',
  android: 'Linux armv8l',
  harmony: 'Linux aarch64',
  wecom: 'Linux armv8l',
  browser: 'Linux armv8l',
}
