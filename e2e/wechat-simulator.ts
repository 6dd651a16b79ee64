/**
 * Simulates WeChat for browser tests at the level of the native bridge: the real JS-SDK runs and calls
 * `window.WeixinJSBridge`, which this file implements.
 *
 *   const wechat = await installWechat(context, { profile: 'ios', answers: { scanQRCode: [{ result: { resultStr: '…' } }] } })
 *   await page.goto('/Home/hot')
 *   await expect.poll(() => wechat.cards().appMessage?.title).toBe('生命密码健康')
 *
 * - Install it before the first page of the context opens. The profile `browser` sets an ordinary user agent and
 *   simulates no WeChat.
 * - The bridge is injected after the page has loaded, as in WeChat. Functions work only after a configuration with a
 *   valid signature: `sig(<address>|<nonceStr>|<timestamp>)`. The address has no hash. On iOS, it is the address of the
 *   page load. On other systems, it is the current address, and a new address needs a new signature.
 * - Answers are queued for each native function; with an empty queue, the answer is 'ok'. Possible answers: 'ok',
 *   'cancel', 'never' (the callback is never called), { fail: 'reason' }, { result: {…} } (merged into the default
 *   answer). Four native names differ from the SDK's: getBrandWCPayRequest (pay), imagePreview, geoLocation and
 *   preVerifyJSAPI (configuration).
 * - Authorization: open.weixin.qq.com redirects back to the page with a code for `account`. If `account` is a persona of
 *   the mock backend, the code is bound to that user; any other name is an unbound account. `authorize` queues the next
 *   outcomes: 'ok', 'refuse' (no code), { state } (an unexpected state), { code } (a given code, such as a used one).
 * - Two uploads at the same time fail, as on a phone. Requests to WeChat's hosts are intercepted and listed in `reports`.
 */
import type { BrowserContext } from '@playwright/test'
import { platforms, userAgents, type WechatProfile } from './wechat-profiles.ts'

export type NativeAnswer = 'ok' | 'cancel' | 'never' | { fail: string } | { result: Record<string, unknown> }

export type AuthorizationAnswer = 'ok' | 'refuse' | { state: string } | { code: string }

export interface NativeCall {
  name: string
  args: Record<string, unknown>
  /** The address of the page at the call, with its hash. */
  url: string
  /** The time of the call in ms since the epoch. */
  at: number
}

export interface NativeCard {
  title: string
  link: string
  imgUrl: string
  /** A text that WeChat shows only in chats. */
  desc?: string
}

export interface WechatSimulator {
  /** All native calls so far in order, or only the calls with this name. */
  calls: (name?: string) => NativeCall[]
  /** The cards that the share menu would send now. If a card is null, WeChat would send the plain link. */
  cards: () => { appMessage: NativeCard | null; timeline: NativeCard | null }
  /** Addresses that WeChat checked signatures against, with the result. */
  signatures: () => { url: string; accepted: boolean }[]
  answer: (name: string, ...answers: NativeAnswer[]) => void
  authorize: (...answers: AuthorizationAnswer[]) => void
  /** The return addresses given to WeChat's authorization, and what it returned. */
  authorizations: () => { asked: string; returned: string }[]
  /** Requests to WeChat's hosts; none of them leaves the machine. */
  reports: () => string[]
}

export interface WechatOptions {
  profile: WechatProfile
  answers?: Record<string, NativeAnswer[]>
  /** The WeChat account; `member` by default. */
  account?: string
  /** Refuses all signatures, or those of some addresses. */
  refuseSignatures?: boolean | ((url: string) => boolean)
  /** The ms until the bridge exists, and the ms until a call is answered. */
  bridgeDelay?: number
  answerDelay?: number
}

interface Message extends NativeCall {
  document: string
  entry: string
}

type Reply = Record<string, unknown> | null

interface DocumentState {
  status: 'none' | 'checking' | 'good' | 'bad'
  url: string
  names: Set<string>
}

const withoutHash = (href: string) => href.split('#', 1)[0] ?? ''
const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))
const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** The native functions that need no configuration. */
const WITHOUT_CONFIG = new Set(['getNetworkType', 'getBrandWCPayRequest', 'closeWindow', 'checkJsApi'])

const ANSWER_MS = 20

let media = 0

/** WeChat's answer on success, in each platform's own format. */
function standardAnswer(profile: WechatProfile, { name, args }: NativeCall): Record<string, unknown> {
  if (name === 'getNetworkType') return { err_msg: 'network_type:wifi' }
  if (name === 'getBrandWCPayRequest') return { err_msg: 'get_brand_wcpay_request:ok' }
  const ok = { errMsg: `${name}:ok` }
  if (name === 'chooseImage') {
    const scheme = profile === 'ios' ? 'wxLocalResource://image' : 'weixin://resourceid/image'
    const ids = Array.from({ length: Math.min(Number(args['count']) || 1, 2) }, () => `${scheme}${(media += 1)}`)
    return { ...ok, localIds: profile === 'ios' ? ids : JSON.stringify(ids) }
  }
  if (name === 'uploadImage') return { ...ok, serverId: `media-${(media += 1)}` }
  if (name === 'scanQRCode') {
    const code = 'CODE_128,AB1234567890'
    const wrapped = profile === 'ios' || profile === 'harmony'
    return { ...ok, resultStr: wrapped ? JSON.stringify({ scan_code: { scan_result: code } }) : code }
  }
  return ok
}

function replyOf(profile: WechatProfile, call: NativeCall, answer: NativeAnswer): Reply {
  if (answer === 'never') return null
  const standard = standardAnswer(profile, call)
  if (answer === 'ok') return standard
  if (typeof answer === 'object' && 'result' in answer) return { ...standard, ...answer.result }
  const outcome = answer === 'cancel' ? 'cancel' : 'fail'
  const reason = typeof answer === 'object' ? answer.fail : ''
  if (call.name === 'getBrandWCPayRequest') return { err_msg: `get_brand_wcpay_request:${outcome}`, err_desc: reason }
  return { errMsg: `${call.name}:${outcome === 'cancel' ? 'cancel' : reason || 'fail'}` }
}

/** Checks a configuration as WeChat does. With a valid signature, the page may use the requested functions. */
async function verify(options: WechatOptions, message: Message, state: DocumentState): Promise<boolean> {
  const { profile, answerDelay: delay = ANSWER_MS, refuseSignatures } = options
  const { args, entry, url } = message
  state.status = 'checking'
  await pause(delay)
  state.url = withoutHash(profile === 'ios' ? entry : url)
  const expected = `sig(${state.url}|${text(args['verifyNonceStr'])}|${text(args['verifyTimestamp'])})`
  const refused = typeof refuseSignatures === 'function' ? refuseSignatures(state.url) : refuseSignatures
  const good = !refused && args['verifySignature'] === expected
  state.status = good ? 'good' : 'bad'
  state.names = new Set(good && Array.isArray(args['verifyJsApiList']) ? args['verifyJsApiList'].map(text) : [])
  return good
}

/** The reason why a call is refused; null if the call is allowed. */
function refusal(profile: WechatProfile, { name, url }: Message, state: DocumentState): string | null {
  if (WITHOUT_CONFIG.has(name)) return null
  if (state.status === 'checking') return 'the permission value is offline verifying'
  const here = profile === 'ios' || state.url === withoutHash(url)
  return state.status === 'good' && here && state.names.has(name) ? null : 'permission denied'
}

/** Runs in the page: only forwards calls and answers. */
function pageBridge({
  userAgent,
  platform,
  delay,
}: {
  userAgent: string
  platform: string
  delay: number | null
}): void {
  Object.defineProperty(Navigator.prototype, 'userAgent', { get: () => userAgent, configurable: true })
  Object.defineProperty(Navigator.prototype, 'platform', { get: () => platform, configurable: true })
  if (delay === null || window.top !== window) return
  const page = window as unknown as Record<string, unknown> & {
    __wechatNative: (message: unknown) => Promise<Record<string, unknown> | null>
  }
  const entry = window.location.href
  const documentId = `${Date.now()}-${Math.random()}`
  const invoke = async (
    name: string,
    args?: Record<string, unknown>,
    done?: (reply: Record<string, unknown>) => void,
  ): Promise<void> => {
    const message = { name, args: args ?? {}, url: window.location.href, at: Date.now(), entry, document: documentId }
    const reply = await page.__wechatNative(message)
    if (reply) done?.(reply)
  }
  setTimeout(() => {
    page['WeixinJSBridge'] = { invoke, call: invoke, on: () => undefined }
    document.dispatchEvent(new Event('WeixinJSBridgeReady'))
  }, delay)
}

function cardOf(call: NativeCall | undefined): NativeCard | null {
  if (!call) return null
  const [title, link, imgUrl] = [text(call.args['title']), text(call.args['link']), text(call.args['imgUrl'])]
  return 'desc' in call.args ? { title, link, imgUrl, desc: text(call.args['desc']) } : { title, link, imgUrl }
}

interface Memory {
  calls: NativeCall[]
  cards: { appMessage?: NativeCall; timeline?: NativeCall }
  signatures: { url: string; accepted: boolean }[]
  queues: Map<string, NativeAnswer[]>
  documents: Map<string, DocumentState>
  uploading: boolean
}

async function perform(memory: Memory, profile: WechatProfile, message: Message, delay: number): Promise<Reply> {
  const { name } = message
  const upload = name === 'uploadImage'
  if (upload && memory.uploading) return { errMsg: 'uploadImage:fail' }
  if (upload) memory.uploading = true
  await pause(delay)
  if (upload) memory.uploading = false
  const reply = replyOf(profile, message, memory.queues.get(name)?.shift() ?? 'ok')
  if (text(reply?.['errMsg']).endsWith(':ok')) {
    if (name === 'updateAppMessageShareData') memory.cards.appMessage = message
    if (name === 'updateTimelineShareData') memory.cards.timeline = message
  }
  return reply
}

/** The native side of one context. It answers the calls of the pages. */
const nativeSide =
  (memory: Memory, options: WechatOptions) =>
  async (message: Message): Promise<Reply> => {
    const { profile, answerDelay = ANSWER_MS } = options
    const { name, args, url, at } = message
    memory.calls.push({ name, args, url, at })
    const state: DocumentState = memory.documents.get(message.document) ?? {
      status: 'none',
      url: '',
      names: new Set<string>(),
    }
    memory.documents.set(message.document, state)
    if (name === 'preVerifyJSAPI') {
      const accepted = await verify(options, message, state)
      memory.signatures.push({ url: state.url, accepted })
      return accepted ? { errMsg: 'config:ok' } : { errMsg: 'config:invalid signature', realAuthUrl: state.url }
    }
    const reason = refusal(profile, message, state)
    return reason ? { errMsg: `${name}:${reason}` } : perform(memory, profile, message, answerDelay)
  }

let serial = 0

/** The return address of WeChat's authorization page. */
function returnAddress(asked: string, account: string, answer: AuthorizationAnswer): string {
  const query = new URL(asked).searchParams
  const back = new URL(query.get('redirect_uri') ?? '')
  const state = typeof answer === 'object' && 'state' in answer ? answer.state : (query.get('state') ?? '')
  const code = typeof answer === 'object' && 'code' in answer ? answer.code : `WX-${account}-${(serial += 1)}`
  if (answer !== 'refuse') back.searchParams.set('code', code)
  back.searchParams.set('state', state)
  return back.href
}

/** Simulates WeChat in every page of the context, as the top of this file describes. */
export async function installWechat(context: BrowserContext, options: WechatOptions): Promise<WechatSimulator> {
  const { profile, answers = {}, bridgeDelay = 60 } = options
  const queues = new Map(Object.entries(answers).map(([name, list]) => [name, [...list]]))
  const memory: Memory = { calls: [], cards: {}, signatures: [], queues, documents: new Map(), uploading: false }
  const reports: string[] = []
  const ends: AuthorizationAnswer[] = []
  const authorizations: { asked: string; returned: string }[] = []
  await context.route(/^https:\/\/(open|res)\.(weixin|wx)\.qq\.com\//, (route) => {
    const asked = route.request().url()
    if (asked.includes('/connect/oauth2/authorize')) {
      const returned = returnAddress(asked, options.account ?? 'member', ends.shift() ?? 'ok')
      authorizations.push({ asked, returned })
      const body = `<!doctype html><script>location.replace(${JSON.stringify(returned)})</script>`
      return route.fulfill({ contentType: 'text/html', body })
    }
    reports.push(asked)
    return route.fulfill({ status: 204 })
  })
  const native = nativeSide(memory, options)
  if (profile !== 'browser')
    await context.exposeBinding('__wechatNative', (_source, message: Message) => native(message))
  const delay = profile === 'browser' ? null : bridgeDelay
  await context.addInitScript(pageBridge, { userAgent: userAgents[profile], platform: platforms[profile], delay })
  return {
    calls: (name) => memory.calls.filter((call) => !name || call.name === name),
    cards: () => ({ appMessage: cardOf(memory.cards.appMessage), timeline: cardOf(memory.cards.timeline) }),
    signatures: () => [...memory.signatures],
    answer: (name, ...more) => void queues.set(name, [...(queues.get(name) ?? []), ...more]),
    authorize: (...more) => void ends.push(...more),
    authorizations: () => [...authorizations],
    reports: () => [...reports],
  }
}
