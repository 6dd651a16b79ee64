import { call } from '#/shared/api/call.ts'
import { defineMutation, defineMutationOf } from '#/shared/api/mutation.ts'
import { authApi } from './api.ts'

/** Asks for a token. Another session has another cache: nothing of this one is read again. */
export const askForToken = defineMutation(authApi.login, { stale: 'later' })

/** LOGIN-025: tells the server that the session is over. */
export const tellLogout = defineMutation(authApi.logout)

/** Asks whether a WeChat account is bound (AUTHX-001). */
export const checkRegistered = defineMutation(authApi.hasRegister)

/** Binds the WeChat account of an authorization to the signed-in person. */
export const bindWechat = defineMutation(authApi.authorize)

/** Sends the message with a login code to a mobile number; answers what the server wants to be told. */
export const sendLoginCode = defineMutationOf([authApi.smsCode], (mobilePhone: string) =>
  call(authApi.smsCode, { body: { businessKey: 'login', mobilePhone } }),
)
