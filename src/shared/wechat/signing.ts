import { withoutHash } from './entry-url.ts'
import type { Jssdk } from './jssdk.ts'
import type { Platform } from './platform.ts'

/** idle: nothing signed yet; failed: no candidate address was accepted for the page. */
export type SigningState = 'idle' | 'ready' | 'failed'

/** The server's signature for an address. */
export interface PageSignature {
  appId: string
  timestamp: string | number
  nonceStr: string
  signature: string
}

/** The state of the signature after a privileged call; pending: WeChat is still checking it. */
export type Proof = 'accepted' | 'pending' | 'refused'

/** Calls a function after some ms. @returns a function that cancels it. */
export type Later = (run: () => void, ms: number) => () => void

export interface SigningParts {
  sign: (url: string) => Promise<PageSignature>
  sdk: Jssdk
  platform: Pick<Platform, 'wechat' | 'ios'>
  entryUrl: string
  /** The current address; after a navigation it is already the address of the next page. */
  currentUrl: () => string
  /** Makes a harmless privileged call: the SDK does not report that a second configuration succeeded. */
  prove: () => Promise<Proof>
  later?: Later
}

export interface Signing {
  state: () => SigningState
  /** Whether this address is signed already. */
  holds: (url: string) => boolean
  /** Signs the page at this address, one at a time; resolves with the state, never rejects. */
  page: (url: string) => Promise<SigningState>
}

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

export const timer: Later = (run, ms) => {
  const id = setTimeout(run, ms)
  return () => clearTimeout(id)
}

type Kind = 'entry' | 'current'

/**
 * Verifies one signature. The SDK's error and ready events do not say which configuration they belong to, so only one
 * is in progress at a time.
 */
function verifier({ sdk, prove, later = timer }: SigningParts) {
  let refuse = (): void => undefined
  let watched = false

  const proveUntil = async (over: () => boolean, finish: (good: boolean) => void): Promise<void> => {
    const proof = await prove().catch((): Proof => 'refused')
    if (over()) return
    if (proof === 'pending') later(() => void proveUntil(over, finish), PROOF_EVERY_MS)
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
      const callOff = later(() => finish(false), VERIFY_MS)
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
        sdk.ready(() => void later(() => void (over || proveUntil(() => over, finish)), patience))
      } catch {
        finish(false)
      }
    })
}

interface Candidate {
  kind: Kind
  url: string
}

/**
 * iOS checks against the entry address, other systems against the current address. Neither is always true, so the other
 * address is tried second.
 */
export function candidatesFor(current: string, entry: string, first: Kind): Candidate[] {
  if (current === entry) return [{ kind: first, url: current }]
  const atEntry: Candidate = { kind: 'entry', url: entry }
  const atPresent: Candidate = { kind: 'current', url: current }
  return first === 'entry' ? [atEntry, atPresent] : [atPresent, atEntry]
}

/**
 * Tries the candidates of one page, each once.
 * @returns whether one was accepted; null when the page was left meanwhile.
 */
function pageSigner(parts: SigningParts) {
  const { platform, entryUrl, sign, prove, currentUrl } = parts
  const verify = verifier(parts)
  let first: Kind = platform.ios ? 'entry' : 'current'
  let verified: string | null = null

  /** A verified address is not signed again while its signature is valid. */
  const holdsStill = async (url: string): Promise<boolean> =>
    url === verified && (await prove().catch((): Proof => 'refused')) === 'accepted'

  const tryOne = async (url: string, stale: () => boolean, unanswered: () => void): Promise<boolean> => {
    if (await holdsStill(url)) return true
    const signature = stale() ? null : await sign(url).catch(unanswered)
    if (!signature || stale()) return false
    verified = null
    const good = await verify(signature)
    if (good) verified = url
    return good
  }

  /** After the page was left, WeChat would check another address. The entry address of iOS never changes. */
  const left = (url: string, kind: Kind) => !(platform.ios && kind === 'entry') && withoutHash(currentUrl()) !== url

  return async (url: string, overtaken: () => boolean, unanswered: () => void): Promise<boolean | null> => {
    for (const { kind, url: candidate } of candidatesFor(url, entryUrl, first)) {
      const stale = () => overtaken() || left(url, kind)
      // oxlint-disable-next-line no-await-in-loop -- sequential: the second address is tried only if the first is refused
      const good = await tryOne(candidate, stale, unanswered)
      if (stale()) return null
      if (!good) continue
      if (url !== entryUrl) first = kind
      return true
    }
    return false
  }
}

/**
 * Signs pages for the SDK (NAV-021, ADD-001, VAL-039 to VAL-041): one at a time, each candidate address once (VAL-040),
 * beginning with the kind of address that was accepted last. Results for a page that was left are dropped.
 */
export function createSigning(parts: SigningParts): Signing {
  const signPage = pageSigner(parts)
  let state: SigningState = 'idle'
  let wanted: string | null = null
  let generation = 0
  /** The server did not answer: a retry may help, unlike after a refusal. */
  let unanswered = false
  let running: Promise<void> | null = null

  const attempt = (started: number) =>
    signPage(
      wanted ?? '',
      () => generation !== started,
      () => void (unanswered = true),
    )

  const run = async (): Promise<void> => {
    let good: boolean | null
    let started: number
    do {
      started = generation
      unanswered = false
      // oxlint-disable-next-line no-await-in-loop -- sequential: one request at a time, for the latest address
      good = await attempt(started)
    } while (good === null && generation !== started)
    // null: the page was left, and the next page requests its own signature.
    if (good === null) state = 'idle'
    else state = good ? 'ready' : 'failed'
  }

  const holds = (url: string) => running === null && state === 'ready' && wanted === withoutHash(url)
  const settled = (url: string) =>
    running === null && wanted === url && (state === 'ready' || (state === 'failed' && !unanswered))

  const page = async (given: string): Promise<SigningState> => {
    const url = withoutHash(given)
    if (!parts.platform.wechat || settled(url)) return state
    if (wanted !== url) generation += 1
    wanted = url
    running ??= run().finally(() => void (running = null))
    await running
    return state
  }

  return { state: () => state, holds, page }
}
