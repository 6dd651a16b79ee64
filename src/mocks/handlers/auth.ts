import { privacyClause, userAgreement } from '#/domains/auth/agreements.ts'
import { authApi } from '#/domains/auth/api.ts'
import { SMS_COUNTDOWN_MS } from '#/domains/auth/rules.ts'
import { isMobile } from '#/shared/lib/mobile.ts'
import { mockApi } from '../mock-api.ts'
import { nextId } from '../db.ts'
import type { UserRow } from '../db-rows.ts'
import { CODE_LIFE_MS, SMS_CODE } from '../personas.ts'
import { HttpError } from '../http-error.ts'
import { bindAccount, openIdOfCode, consumeThirdPartyCode, thirdPartyCodeFor } from '../wechat-accounts.ts'

/** A number that signs in for the first time gets a new account. */
const register = (db: Parameters<typeof nextId>[0], mobile: string): UserRow => {
  const id = nextId(db, 'U')
  const user: UserRow = {
    id,
    persona: id,
    mobile,
    fullName: `用户${mobile.slice(-4)}`,
    gender: 'SECRET',
    shareCode: `SHARE${id}`,
    doctor: false,
    salesman: false,
  }
  db.users.push(user)
  return user
}

export const authHandlers = mockApi(authApi, {
  smsCode: ({ db, body, now }) => {
    if (!isMobile(body.mobilePhone)) throw new HttpError(400, '手机号码格式不正确')
    const last = db.smsCodes.find((entry) => entry.mobile === body.mobilePhone)
    if (last && now - last.sentAt < SMS_COUNTDOWN_MS) throw new HttpError(400, '发送过于频繁')
    db.smsCodes = [
      ...db.smsCodes.filter((entry) => entry !== last),
      { mobile: body.mobilePhone, code: SMS_CODE, sentAt: now },
    ]
    return { data: { message: '验证码已发送' } }
  },
  login: ({ db, body, now, signIn }) => {
    if (body.type === 'third_party') {
      const openId = consumeThirdPartyCode(db, body.thirdPartyAuthCode)
      const owner = db.users.find((user) => user.id === db.wechatAccounts.find((row) => row.openId === openId)?.userId)
      if (!owner || !openId) throw new HttpError(400, '微信账号尚未绑定')
      owner.openId = openId
      return { access_token: signIn(owner) }
    }
    const sent = db.smsCodes.find((entry) => entry.mobile === body.mobile)
    if (!sent || sent.code !== body.authorizationCode || now - sent.sentAt > CODE_LIFE_MS)
      throw new HttpError(400, '验证码不正确或已过期')
    // A code is valid once.
    db.smsCodes = db.smsCodes.filter((entry) => entry !== sent)
    const user = db.users.find((entry) => entry.mobile === body.mobile) ?? register(db, body.mobile ?? '')
    bindAccount(db, consumeThirdPartyCode(db, body.thirdPartyAuthCode), user)
    if (body.invitationCode && !db.invitations.some((row) => row.userId === user.id))
      db.invitations.push({ userId: user.id, code: body.invitationCode, at: now })
    return { access_token: signIn(user) }
  },
  authorizationUrl: ({ db, query, knobs, authorizePage }) => ({
    url: authorizePage(query.redirectUrl, knobs.wechat, db.spentCodes.length + 1),
  }),
  hasRegister: ({ db, query }) => {
    const openId = openIdOfCode(db, query.authorizationCode)
    if (!openId) return { binded: false, success: false, authorizationCode: '' }
    const binded = db.wechatAccounts.some((row) => row.openId === openId)
    return { binded, success: true, authorizationCode: thirdPartyCodeFor(db, openId) }
  },
  authorize: ({ db, body, user }) => {
    const openId = consumeThirdPartyCode(db, body.authorizationCode)
    if (!openId) throw new HttpError(400, '授权码无效')
    if (user) user.openId = openId
    return null
  },
  logout: ({ db, user }) => {
    db.sessions = db.sessions.filter((session) => session.userId !== user.id)
    return null
  },
  agreement: () => userAgreement,
  privacy: () => privacyClause,
})
