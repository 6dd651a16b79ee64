import { call } from '#/shared/api/call.ts'
import { defineMutation, defineMutationOf } from '#/shared/api/mutation.ts'
import { authApi } from './api.ts'

/** Requests a token. A new session gets a new query cache, so nothing is invalidated in the current cache. */
export const requestToken = defineMutation(authApi.login, { stale: 'later' })

/** LOGIN-025: ends the session on the server. */
export const sendLogout = defineMutation(authApi.logout)

/** Reads whether a WeChat account is bound (AUTHX-001). */
export const checkRegistered = defineMutation(authApi.hasRegister)

export const bindWechat = defineMutation(authApi.authorize)

/** Requests the text message with a login code; resolves with the server's message for the person. */
export const sendLoginCode = defineMutationOf([authApi.smsCode], (mobilePhone: string, sending) =>
  call(authApi.smsCode, { body: { businessKey: 'login', mobilePhone } }, sending),
)
