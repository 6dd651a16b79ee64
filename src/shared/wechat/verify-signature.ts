import type { Jssdk } from './jssdk.ts'

/** The server's signature for an address. */
export interface PageSignature {
  appId: string
  timestamp: string | number
  nonceStr: string
  signature: string
}

/** The state of the signature after a privileged call; `pending` means that WeChat is still checking the signature. */
export type Proof = 'accepted' | 'pending' | 'refused'

/** VAL-041; the share functions have two names each, because older clients use another. */
export const JS_API_LIST = [
  'chooseImage',
  'uploadImage',
  'downloadImage',
  'previewImage',
  'scanQRCode',
  'getLocation',
  'updateAppMessageShareData',
  'updateTimelineShareData',
  'onMenuShareAppMessage',
  'onMenuShareTimeline',
  'chooseWXPay',
  'hideMenuItems',
] as const

/** How long WeChat may take to check one signature, and the polling interval, in ms. */
export const VERIFY_MS = 6000
const PROOF_EVERY_MS = 200

/** Calls a function after some ms, and returns a function that cancels the call. */
export const timer = (run: () => void, ms: number): (() => void) => {
  const id = setTimeout(run, ms)
  return () => clearTimeout(id)
}

export interface VerifierParts {
  sdk: Jssdk
  /** Makes a harmless privileged call: the SDK does not report that a second configuration succeeded. */
  prove: () => Promise<Proof>
}

/**
 * Verifies one signature. The SDK's error and ready events do not say which configuration they belong to, so only one
 * verification is in progress at a time.
 */
export function verifier({ sdk, prove }: VerifierParts) {
  let refuse = (): void => undefined
  let watched = false

  const proveUntil = async (over: () => boolean, finish: (good: boolean) => void): Promise<void> => {
    const proof = await prove().catch((): Proof => 'refused')
    if (over()) return
    if (proof === 'pending') setTimeout(() => void proveUntil(over, finish), PROOF_EVERY_MS)
    else finish(proof === 'accepted')
  }

  return (signature: PageSignature): Promise<boolean> =>
    new Promise((resolve) => {
      let over = false
      const finish = (good: boolean) => {
        over = true
        callOff()
        resolve(good)
      }
      const callOff = timer(() => finish(false), VERIFY_MS)
      refuse = () => finish(false)
      // From the second configuration on, ready fires at once: wait for a possible refusal before the first check.
      const patience = watched ? PROOF_EVERY_MS : 0
      try {
        if (!watched) sdk.error(() => refuse())
        watched = true
        const { appId, timestamp, nonceStr, signature: sign } = signature
        sdk.config({
          debug: false,
          appId,
          timestamp,
          nonceStr,
          signature: sign,
          jsApiList: [...JS_API_LIST],
          openTagList: [],
        })
        // Also fires after a refusal, but then this attempt is already over.
        sdk.ready(() => {
          setTimeout(() => {
            if (!over) void proveUntil(() => over, finish)
          }, patience)
        })
      } catch {
        finish(false)
      }
    })
}
