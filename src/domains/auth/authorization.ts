import * as z from 'zod/mini'
import { config } from '#/config.ts'
import { paths, to } from '#/paths.ts'
import { call } from '#/shared/api/call.ts'
import { sendMutation } from '#/shared/api/mutation.ts'
import { pageStore } from '#/shared/lib/page-load/page-store.ts'
import { storeEarlierEntries } from '#/shared/lib/actions/history-entries.ts'
import { isLeaving, pageNavigation } from '#/shared/lib/safe/page-navigation.ts'
import { randomKey } from '#/shared/lib/random-key.ts'
import { storedValue } from '#/shared/lib/storage.ts'
import { SHORT_TOAST_MS, toast, toastAndWait } from '#/shared/ui/layers/toast.ts'
import {
  type AuthorizationPhase,
  authorizationAddress,
  finalTarget,
  isSilent,
  type PendingAuthorization,
  type Purpose,
  readReturn,
  registerPath,
  RESET_MS,
} from './authorization-rules.ts'
import { authApi } from './api.ts'
import { storedSharer } from './invitation.ts'
import { consumeReturn, authorizationTries, isWechatLoginPossible } from './login-address.ts'
import { signInByWechat } from './login.ts'
import { targetAfterLogin } from './rules.ts'
import { sessionKeys, thirdPartyCode } from '../user/store.ts'
import { bindWechat, checkRegistered } from './mutations.ts'

const Pending = z.object({
  state: z.string(),
  target: z.string(),
  purpose: z.enum(['login', 'authorize']),
  at: z.number(),
  used: z.boolean(),
})
const pending = storedValue<PendingAuthorization | null>('session', 'authorization', z.nullable(Pending), null)

const TRIES_KEPT = 4

interface Flow {
  phase: AuthorizationPhase
  /** The address that a tap in the phase `ask` opens. */
  address: string | null
  purpose: Purpose
  target: string
}

const start: Flow = { phase: 'working', address: null, purpose: 'login', target: paths.home }
export const useAuthorization = pageStore<Flow>(() => start)

export const offersAuthorization = isWechatLoginPossible

/** Opens the next page of the authorization, which replaces this page in the history. */
function goOn(address: string): void {
  storeEarlierEntries()
  pageNavigation.replace(address)
}

/** Opens WeChat's authorization. If WeChat will show a consent page, the app explains the purpose first. */
async function ask(purpose: Purpose, target: string): Promise<void> {
  const state = randomKey()
  pending.write({ state, target, purpose, at: Date.now(), used: false })
  authorizationTries.write([...authorizationTries.read().slice(-TRIES_KEPT), Date.now()])
  sessionKeys.maintainAuth.write('true')
  try {
    const redirectUrl = window.location.origin + paths.authStart
    const { url } = await call(authApi.authorizationUrl, { query: { redirectUrl } })
    const address = authorizationAddress(url, state, config.authorizationHosts)
    if (!address) throw new Error('a foreign host')
    if (isSilent(address)) goOn(address)
    else useAuthorization.setState({ phase: 'ask', address })
  } catch {
    toast(authApi.authorizationUrl.row.errorText)
    useAuthorization.setState({ phase: 'unreachable' })
  }
}

/**
 * LOGIN-039, LOGIN-040: shows the failure, then deletes the stored authorization and goes back. The delay starts when
 * the text is visible.
 */
async function fail(text: string): Promise<void> {
  useAuthorization.setState({ phase: 'failed' })
  await toastAndWait(text, undefined, SHORT_TOAST_MS)
  setTimeout(() => {
    resetAuthorization()
    if (!isLeaving()) pageNavigation.back(paths.home)
  }, RESET_MS)
}

/**
 * Deletes the result of the bound check, the pending authorization and the code (decision 52), but not the loop
 * counter.
 */
export function resetAuthorization(): void {
  sessionKeys.isBinded.remove()
  sessionKeys.maintainAuth.remove()
  thirdPartyCode.remove()
  pending.remove()
}

/**
 * Checks whether the WeChat account is bound (AUTHX-001, AUTHX-002); null when the check failed (LOGIN-040, ADD-004).
 */
async function checkBound(code: string): Promise<{ bound: boolean; code: string } | null> {
  try {
    const reply = await sendMutation(checkRegistered, { query: { authorizationCode: code, type: 'wechat-mp' } })
    if (!reply.success) return null
    sessionKeys.isBinded.write(String(reply.binded))
    sessionKeys.maintainAuth.remove()
    // If the reply has no new code, the code from the address can still be used.
    return { bound: reply.binded, code: reply.authorizationCode || code }
  } catch {
    return null
  }
}

/**
 * Ends the flow by loading a new page, so that no address with a code is signed, shared or sent. The counted tries are
 * not deleted: otherwise a server that accepts the login but refuses the token would open WeChat again and again.
 */
const arrive = goOn

async function finishLogin(found: { bound: boolean; code: string }, target: string): Promise<void> {
  if (!found.bound) {
    thirdPartyCode.write(found.code)
    return arrive(to(registerPath(storedSharer()?.doctor ?? false), {}, { target }))
  }
  try {
    await signInByWechat(found.code)
  } catch {
    return fail('登录异常')
  }
  return arrive(targetAfterLogin(target, sessionKeys.invitationCode.read()))
}

async function finish(code: string, { purpose, target }: PendingAuthorization): Promise<void> {
  const found = await checkBound(code)
  const refused = authApi.hasRegister.row.errorText
  if (!found) return fail(refused)
  if (purpose === 'login') return finishLogin(found, target)
  try {
    await sendMutation(bindWechat, { body: { authorizationCode: found.code, type: 'wechat-mp' } })
  } catch {
    sessionKeys.isBinded.remove()
    return fail(refused)
  }
  return arrive(target)
}

/**
 * One visit of /auth-start (LOGIN-035 to LOGIN-040): opens WeChat, or handles its answer. The purpose is stored in this
 * tab; only a state created by this tab is accepted, and only once.
 */
export async function runAuthorization(search: URLSearchParams, now = Date.now()): Promise<void> {
  const asked = pending.read()
  const answer = readReturn(consumeReturn(), asked, now)
  const purpose: Purpose = asked && !search.has('target') ? asked.purpose : purposeOf(search)
  const target = finalTarget(search.get('target') ?? asked?.target)
  useAuthorization.setState({ phase: 'working', address: null, purpose, target })
  if (asked && answer.kind !== 'none') pending.write({ ...asked, used: true })
  if (answer.kind === 'none') return ask(purpose, target)
  if (answer.kind === 'refused') return useAuthorization.setState({ phase: 'refused' })
  if (answer.kind === 'mismatch' || !asked) return fail('登录异常')
  return finish(answer.code, asked)
}

const purposeOf = (search: URLSearchParams): Purpose => (search.get('authorize') === 'true' ? 'authorize' : 'login')

/** The button of /auth-start: opens the announced authorization, or starts again. */
export function authorizeAgain(): void {
  const { address, purpose, target } = useAuthorization.getState()
  if (address) return goOn(address)
  useAuthorization.setState({ phase: 'working' })
  return void ask(purpose, target)
}
