export interface Platform {
  /** WeChat's browser or a browser built on it: the SDK calls back nowhere else. */
  wechat: boolean
  /**
   * The user agent of 企业微信 also contains MicroMessenger, but 企业微信 has neither WeChat's payment nor its authorization.
   */
  wecom: boolean
  ios: boolean
  android: boolean
  /** The user agent of HarmonyOS NEXT contains neither Android nor iPhone. */
  harmony: boolean
}

/** The browser as the user agent describes it; this does not show whether the SDK is ready. */
export function platformOf(userAgent: string = navigator.userAgent): Platform {
  const has = (mark: RegExp) => mark.test(userAgent)
  const wechat = has(/MicroMessenger/i)
  const harmony = has(/OpenHarmony/i)
  // An iPad in desktop mode calls itself a Macintosh; the user agent of WeChat for Mac contains an additional mark.
  const desktopIpad = wechat && has(/Macintosh/) && !has(/MacWechat/i)
  return {
    wechat,
    wecom: has(/wxwork/i),
    ios: has(/iPhone|iPad|iPod/) || desktopIpad,
    android: has(/Android/i) && !harmony,
    harmony,
  }
}
