import type { Jssdk, SdkAnswer, SdkCallbacks } from './jssdk.ts'
import { type ShareCard, shareLink } from './share-card.ts'
import { sharePicture } from './share-picture.ts'
import { type Proof, timer } from './verify-signature.ts'

/** Shown when the SDK is not available (VAL-038). */
export const UNAVAILABLE = '暂不可用，微信sdk初始化失败！'

export type WechatFailure =
  /** The page is outside WeChat, or the SDK did not load or did not answer. */
  | 'unavailable'
  /** WeChat accepts no signature of this page. */
  | 'unsigned'
  /** The person closed WeChat's dialog; nothing is shown. */
  | 'cancelled'
  /** WeChat refused the call. */
  | 'failed'

export class WechatError extends Error {
  override readonly name = 'WechatError'
  constructor(
    readonly kind: WechatFailure,
    /** The SDK's own message, for reports. */
    readonly detail = '',
  ) {
    super(kind === 'cancelled' ? '' : UNAVAILABLE)
  }
}

/**
 * One SDK call as a promise. The SDK may never call back: then it rejects after `ms`.
 * @throws WechatError
 */
export function callSdk<T>(start: (callbacks: SdkCallbacks<T>) => void, ms: number): Promise<SdkAnswer & T> {
  return new Promise((resolve, reject) => {
    const callOff = timer(() => reject(new WechatError('unavailable', 'no answer')), ms)
    const answered = (error: WechatError) => {
      callOff()
      reject(error)
    }
    try {
      start({
        success: (answer) => {
          callOff()
          resolve(answer)
        },
        fail: ({ errMsg }) => answered(new WechatError('failed', errMsg)),
        cancel: () => answered(new WechatError('cancelled')),
      })
    } catch (error) {
      answered(new WechatError('unavailable', String(error)))
    }
  })
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Local ids of chosen pictures; a JSON text where the SDK does not know the platform (HarmonyOS). */
export function readLocalIds(localIds: string[] | string | undefined): string[] {
  const ids = typeof localIds === 'string' ? parsed(localIds) : localIds
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}

const BARCODE = /^(?:CODE|EAN|UPC|ITF|CODABAR|RSS)[A-Z0-9_]*,/

/**
 * The text of a scanned code, without the wrapper that iOS sometimes leaves and without the barcode's kind in front.
 */
export function readScan(resultStr: string | undefined): string {
  const given = resultStr ?? ''
  const wrapped = given.startsWith('{')
    ? (parsed(given) as { scan_code?: { scan_result?: unknown } }).scan_code?.scan_result
    : given
  return (typeof wrapped === 'string' ? wrapped : given).replace(BARCODE, '').trim()
}

/** How long WeChat may take to register a share card, in ms. */
const SHARE_MS = 2000

/** Registers a share card for chats and for Moments, which show no description. Rejects with a WechatError. */
export async function registerCard(sdk: Jssdk, card: ShareCard): Promise<void> {
  const common = { title: card.title, link: shareLink(card), imgUrl: sharePicture(card) }
  await Promise.all([
    callSdk(
      (callbacks) => sdk.updateAppMessageShareData({ ...common, desc: card.description, ...callbacks }),
      SHARE_MS,
    ),
    callSdk((callbacks) => sdk.updateTimelineShareData({ ...common, ...callbacks }), SHARE_MS),
  ])
}

/** Whether the result of a privileged call proves that the page's signature is valid. */
export function proofOf(error: unknown): Proof {
  const { kind, detail } = error instanceof WechatError ? error : new WechatError('unavailable')
  if (kind !== 'failed' || /offline verifying/i.test(detail)) return 'pending'
  // Any other refusal (because of the domain, or because the client lacks the function) does not show whether the
  // signature is valid.
  return /permission|access.denied/i.test(detail) ? 'refused' : 'accepted'
}
