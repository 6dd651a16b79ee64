import { pageState } from '#/shared/lib/page-load/page-state.ts'
import { TOAST_MS, toast } from '#/shared/ui/layers/toast.ts'
import { callSdk, readLocalIds, readScan, proofOf, registerCard, UNAVAILABLE, WechatError } from './calls.ts'
import { type Jssdk, loadJssdk } from './jssdk.ts'
import { type Platform, platformOf } from './platform.ts'
import { defaultCard, type ShareCard } from './share-card.ts'
import { createSigning, type Signing, type SigningState } from './signing.ts'
import type { PageSignature } from './verify-signature.ts'

/** Shown when a signature has failed (VAL-039). */
export const UNSIGNED = '签名失败'

/** Time limits in ms: for the page's signature, for what the person does in WeChat's own screens, for one upload. */
export const READY_MS = 8000
export const PERSON_MS = 300_000
export const UPLOAD_MS = 60_000

/** WeChat's functions. All reject with a WechatError; see the functions of the same names below. */
export interface Wechat {
  signPage: () => Promise<SigningState>
  refreshCard: () => Promise<void>
  /** Removes the page's card while its signature is valid: if the next signature is refused, WeChat keeps the card. */
  leavePage: () => void
  chooseImages: (count: number) => Promise<string[]>
  uploadImage: (localId: string) => Promise<string>
  scanCode: () => Promise<string>
  previewImages: (urls: readonly string[], current: string) => Promise<void>
}

export interface WechatParts {
  sign: (url: string) => Promise<PageSignature>
  entryUrl: string
  /** The share card of the current screen. */
  card: () => ShareCard
  currentUrl?: () => string
  platform?: Platform
  loadSdk?: () => Promise<Jssdk>
}

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))

/** Signs the current page, registers its share card, and registers it again when the card changes. */
function signedPage(parts: WechatParts) {
  const { platform = platformOf(), loadSdk = loadJssdk, sign, entryUrl, card } = parts
  const currentUrl = parts.currentUrl ?? (() => window.location.href)
  let registered = ''
  let signing: Signing | null = null
  /** Stored here, so that it is available synchronously: when a page is left, its address changes a moment later. */
  let sdk: Jssdk | null = null

  const register = async (sdk: Jssdk, given: ShareCard): Promise<void> => {
    registered = JSON.stringify(given)
    await registerCard(sdk, given)
  }
  // The card must be registered anyway, and the result of its registration shows whether the signature is valid.
  const prove = (sdk: Jssdk) => () => register(sdk, card()).then(() => 'accepted' as const, proofOf)

  const refreshCard = async (): Promise<void> => {
    if (!signing?.holds(currentUrl()) || JSON.stringify(card()) === registered) return
    await register(await loadSdk(), card()).catch(() => undefined)
  }
  const signPage = async (): Promise<SigningState> => {
    if (!platform.wechat) return 'idle'
    try {
      sdk = await loadSdk()
      signing ??= createSigning({ sign, sdk, platform, entryUrl, currentUrl, prove: prove(sdk) })
      const state = await signing.page(currentUrl())
      await refreshCard()
      return state
    } catch {
      return 'idle'
    }
  }
  const leavePage = (): void => {
    const plain = defaultCard()
    // On iOS, the signature of the entry address stays valid, and the next card replaces this one.
    if (!sdk || platform.ios || !signing?.holds(currentUrl()) || JSON.stringify(plain) === registered) return
    void register(sdk, plain).catch(() => undefined)
  }
  const ready = async (): Promise<Jssdk> => {
    const state = await Promise.race([signPage(), pause(READY_MS).then((): SigningState => 'idle')])
    if (state === 'ready') return loadSdk()
    throw new WechatError(state === 'failed' ? 'unsigned' : 'unavailable')
  }
  return { signPage, refreshCard, leavePage, ready }
}

/** The adapter over the SDK. All dependencies are injected, so that tests need no WeChat. */
export function createWechat(parts: WechatParts): Wechat {
  const { signPage, refreshCard, leavePage, ready } = signedPage(parts)
  return {
    signPage,
    refreshCard,
    leavePage,
    chooseImages: async (count) => {
      const sdk = await ready()
      const options = { count, sizeType: ['original', 'compressed'], sourceType: ['album', 'camera'] }
      const { localIds } = await callSdk<{ localIds?: string[] | string }>(
        (on) => sdk.chooseImage({ ...options, ...on }),
        PERSON_MS,
      )
      return readLocalIds(localIds)
    },
    uploadImage: async (localId) => {
      const sdk = await ready()
      const start = (on: object) => sdk.uploadImage({ localId, isShowProgressTips: 0, ...on })
      const { serverId } = await callSdk<{ serverId?: string }>(start, UPLOAD_MS)
      if (!serverId) throw new WechatError('failed', 'no media id')
      return serverId
    },
    scanCode: async () => {
      const sdk = await ready()
      const options = { needResult: 1 as const, scanType: ['qrCode', 'barCode'] }
      const { resultStr } = await callSdk<{ resultStr?: string }>(
        (on) => sdk.scanQRCode({ ...options, ...on }),
        PERSON_MS,
      )
      return readScan(resultStr)
    },
    previewImages: async (urls, current) => {
      const sdk = await ready()
      const absolute = (url: string) => new URL(url, parts.currentUrl?.() ?? window.location.href).href
      await callSdk(
        (on) => sdk.previewImage({ urls: urls.map(absolute), current: absolute(current), ...on }),
        PERSON_MS,
      )
    },
  }
}

const connected = pageState<Wechat | null>(() => null)

/** Set once at start inside WeChat; tests pass their own. */
export const connectWechat = (wechat: Wechat | null): void => {
  connected.current = wechat
}

const wechat = async (): Promise<Wechat> => {
  if (!connected.current) throw new WechatError('unavailable')
  return connected.current
}

/** Whether the page runs in WeChat's browser; says nothing about the SDK being ready. */
export const isWechat = (): boolean => platformOf().wechat

/** Lets the person choose up to `count` pictures (1 to 9); resolves with local ids. Rejects with a WechatError. */
export const chooseImages = async (count: number): Promise<string[]> => (await wechat()).chooseImages(count)

/**
 * Uploads one chosen picture to WeChat. Of two parallel uploads WeChat loses one, so only the queue calls this.
 * @returns the media id.
 * @throws WechatError
 */
export const uploadImage = async (localId: string): Promise<string> => (await wechat()).uploadImage(localId)

/** Scans a QR code or barcode (BIND-011); resolves with the text without the kind. Rejects with a WechatError. */
export const scanCode = async (): Promise<string> => (await wechat()).scanCode()

/** Shows pictures full-screen; addresses may be relative. Rejects with a WechatError. */
export const previewImages = async (urls: readonly string[], current: string): Promise<void> =>
  (await wechat()).previewImages(urls, current)

/**
 * Awaits a WeChat function that the person has started by a tap. After a failure, a toast shows `UNAVAILABLE` (GEN-002,
 * VAL-038), followed by 签名失败 if the signature was the cause (VAL-039).
 * @returns null when it failed or was cancelled. Other errors pass through.
 */
export async function withFailureToast<T>(
  asked: Promise<T>,
  showText: (text: string) => void = toast,
): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof WechatError)) throw error
    if (error.kind !== 'cancelled') showText(UNAVAILABLE)
    if (error.kind === 'unsigned') setTimeout(() => showText(UNSIGNED), TOAST_MS)
    return null
  }
}
