import { call } from '#/shared/api/call.ts'
import { ApiError, toApiError } from '#/shared/api/errors.ts'
import { sendMutation, defineMutationOf } from '#/shared/api/mutation.ts'
import { authApi } from './api.ts'
import { userApi } from '#/domains/user/api.ts'
import { loginChannel } from './rules.ts'
import { beginSession, sessionKeys, thirdPartyCode, useSession } from '../user/store.ts'
import { requestToken } from './mutations.ts'

interface SignInForm {
  mobile: string
  code: string
}

/** LOGIN-022, LOGIN-023: the payload of a login by mobile and code. */
function loginBody({ mobile, code }: SignInForm) {
  const invitationCode = sessionKeys.invitationCode.read()
  return {
    mobile,
    authorizationCode: code,
    rememberMe: true,
    type: 'mobile' as const,
    channel: loginChannel(sessionKeys.channel.read()),
    ...(invitationCode ? { invitationCode } : {}),
    // Binds a previously unbound WeChat account to this person.
    ...(thirdPartyCode.read() ? { thirdPartyAuthCode: thirdPartyCode.read() } : {}),
  }
}

/** LOGIN-036: the payload of a login with a bound WeChat account. */
const wechatLoginBody = (thirdPartyAuthCode: string) => ({
  rememberMe: true,
  type: 'third_party' as const,
  channel: loginChannel(sessionKeys.channel.read()),
  thirdPartyAuthCode,
})

/**
 * Signs in, then fetches the user (LOGIN-024). The token is stored only if both calls have succeeded.
 * @throws ApiError with the text of the error catalogue.
 */
export async function signIn(form: SignInForm): Promise<void> {
  const { token } = await sendMutation(requestToken, { body: loginBody(form) })
  thirdPartyCode.remove()
  await enter(token)
}

export const login = defineMutationOf([authApi.login], signIn, { stale: 'later', signsIn: true })

/**
 * Signs in with a bound WeChat account (LOGIN-036).
 * @throws ApiError
 */
export async function signInByWechat(thirdPartyAuthCode: string): Promise<void> {
  const { token } = await sendMutation(requestToken, { body: wechatLoginBody(thirdPartyAuthCode) })
  await enter(token)
}

async function enter(token: string): Promise<void> {
  // The user's id decides whether the cache can be kept. The id is therefore read with the new token before any screen
  // changes.
  useSession.setState({ token })
  try {
    const user = await call(userApi.me, {})
    beginSession(token, user.id)
  } catch (error) {
    useSession.setState({ token: null })
    // If the new token is refused at once, the login has failed; the session has not expired (LOGIN-018).
    const refused = error instanceof ApiError && error.kind === 'unauthenticated'
    throw refused ? toApiError({ type: 'status', status: 401, body: null }, authApi.login.row) : error
  }
}
