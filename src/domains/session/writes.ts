import { call } from '#/shared/api/call.ts'
import { write, writeOf } from '#/shared/api/write.ts'
import { sessionApi } from './contract.ts'

/** Asks for a token. Another session has another cache: nothing of this one is read again. */
export const askForToken = write(sessionApi.login, { stale: 'later' })

/** LOGIN-025: tells the server that the session is over. */
export const tellLogout = write(sessionApi.logout)

/** Asks whether a WeChat account is bound (AUTHX-001). */
export const checkRegistered = write(sessionApi.hasRegister)

/** Binds the WeChat account of an authorization to the signed-in person. */
export const bindWechat = write(sessionApi.authorize)

/** Sends the message with a login code to a mobile number; answers what the server wants to be told. */
export const sendLoginCode = writeOf([sessionApi.smsCode], (mobilePhone: string) =>
  call(sessionApi.smsCode, { body: { businessKey: 'login', mobilePhone } }),
)

export const changePhone = write(sessionApi.bindPhone, { done: '手机号已更换' })

export const changeProfile = write(sessionApi.update, { done: '已保存' })

export const changeHeadImage = write(sessionApi.update, { done: '头像已更换' })
