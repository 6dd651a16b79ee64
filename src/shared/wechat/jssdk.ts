import { pageState } from '#/shared/lib/page-load/page-state.ts'

/** The answer of every SDK call; `errMsg` is `name:ok`, `name:cancel` or `name:<reason>`. */
export interface SdkAnswer {
  errMsg?: string
}

/** The SDK calls back exactly one of these, or none at all. */
export interface SdkCallbacks<T = unknown> {
  success?: (answer: SdkAnswer & T) => void
  fail?: (answer: SdkAnswer) => void
  cancel?: (answer: SdkAnswer) => void
}

export interface SdkConfig {
  debug: boolean
  appId: string
  timestamp: string | number
  nonceStr: string
  signature: string
  /** The SDK modifies this list (it adds native names): always pass a copy. */
  jsApiList: string[]
  openTagList: string[]
}

interface TimelineCard {
  title: string
  link: string
  imgUrl: string
}

interface MessageCard extends TimelineCard {
  desc: string
}

/** The part of weixin-js-sdk that the app uses, typed by its real behaviour (its own types are partly wrong). */
export interface Jssdk {
  config: (config: SdkConfig) => void
  /** Also fires after a failed configuration, and immediately from the second configuration on. */
  ready: (done: () => void) => void
  /** Register once, before the first configuration; the handler stays. */
  error: (failed: (answer: SdkAnswer) => void) => void
  updateAppMessageShareData: (options: MessageCard & SdkCallbacks) => void
  updateTimelineShareData: (options: TimelineCard & SdkCallbacks) => void
  /** Local ids: a list, or a JSON text where the SDK does not know the platform. */
  chooseImage: (
    options: { count: number; sizeType: string[]; sourceType: string[] } & SdkCallbacks<{
      localIds?: string[] | string
    }>,
  ) => void
  uploadImage: (options: { localId: string; isShowProgressTips: 0 | 1 } & SdkCallbacks<{ serverId?: string }>) => void
  scanQRCode: (options: { needResult: 0 | 1; scanType: string[] } & SdkCallbacks<{ resultStr?: string }>) => void
  previewImage: (options: { current: string; urls: string[] } & SdkCallbacks) => void
}

const loaded = pageState<Promise<Jssdk> | null>(() => null)

async function load(): Promise<Jssdk> {
  const module = (await import('weixin-js-sdk')) as unknown as { default?: Jssdk } & Jssdk
  const sdk = module.default ?? module
  // Parts of the SDK call this global name, which its package never sets.
  const page = window as { wx?: Jssdk }
  page.wx ??= sdk
  return sdk
}

/**
 * Loads the SDK once. The SDK reads user agent and address while loading, so load it only inside WeChat.
 * @throws the error of the import; the next call retries.
 */
export function loadJssdk(): Promise<Jssdk> {
  return (loaded.current ??= load().catch((error: unknown) => {
    loaded.current = null
    throw error
  }))
}
