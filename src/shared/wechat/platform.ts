export interface Platform {
  /** WeChat's browser or one built on it: the only place where the SDK ever calls back. */
  wechat: boolean
  /** 企业微信 names itself MicroMessenger too, but has neither WeChat's payment nor its authorization. */
  wecom: boolean
  ios: boolean
  android: boolean
  /** HarmonyOS NEXT names neither Android nor iPhone. */
  harmony: boolean
}

/** What the user agent says about the place the page runs in; says nothing about the SDK being ready. */
export function platformOf(userAgent: string = navigator.userAgent): Platform {
  const has = (mark: RegExp) => mark.test(userAgent)
  const wechat = has(/MicroMessenger/i)
  const harmony = has(/OpenHarmony/i)
  // An iPad that asks for desktop pages calls itself a Macintosh; the client for Mac adds its own mark.
  const desktopIpad = wechat && has(/Macintosh/) && !has(/MacWechat/i)
  return {
    wechat,
    wecom: has(/wxwork/i),
    ios: has(/iPhone|iPad|iPod/) || desktopIpad,
    android: has(/Android/i) && !harmony,
    harmony,
  }
}
