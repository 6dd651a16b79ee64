import { privacyClause, userAgreement } from '#/domains/session/agreements.ts'
import { sessionApi } from '#/domains/session/contract.ts'
import { birthdayProblem } from '#/domains/session/profile-rules.ts'
import { SMS_COUNTDOWN_MS } from '#/domains/session/rules.ts'
import { isMobile } from '#/shared/lib/mobile.ts'
import { mockApi } from '../mock-api.ts'
import { nextId } from '../db.ts'
import type { UserRow } from '../db-rows.ts'
import { SMS_CODE } from '../personas.ts'
import { Refuse } from '../refuse.ts'
import { bindAccount, openIdOfCode, spendThirdPartyCode, thirdPartyCodeFor } from '../wechat-accounts.ts'

const CODE_LIFE_MS = 300_000
const AVATAR = '/pictures/avatar.svg'

/** A number that signs in for the first time becomes a customer. */
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

export const sessionHandlers = mockApi(sessionApi, {
  smsCode: ({ db, body, now }) => {
    if (!isMobile(body.mobilePhone)) throw new Refuse(400, '手机号码格式不正确')
    const last = db.smsCodes.find((entry) => entry.mobile === body.mobilePhone)
    if (last && now - last.sentAt < SMS_COUNTDOWN_MS) throw new Refuse(400, '发送过于频繁')
    db.smsCodes = [
      ...db.smsCodes.filter((entry) => entry !== last),
      { mobile: body.mobilePhone, code: SMS_CODE, sentAt: now },
    ]
    return { data: { message: '验证码已发送' } }
  },
  login: ({ db, body, now, signIn }) => {
    if (body.type === 'third_party') {
      const openId = spendThirdPartyCode(db, body.thirdPartyAuthCode)
      const owner = db.users.find((user) => user.id === db.wechatAccounts.find((row) => row.openId === openId)?.userId)
      if (!owner) throw new Refuse(400, '微信账号尚未绑定')
      return { access_token: signIn(owner) }
    }
    const sent = db.smsCodes.find((entry) => entry.mobile === body.mobile)
    if (!sent || sent.code !== body.authorizationCode || now - sent.sentAt > CODE_LIFE_MS)
      throw new Refuse(400, '验证码不正确或已过期')
    // A code is valid once.
    db.smsCodes = db.smsCodes.filter((entry) => entry !== sent)
    const user = db.users.find((entry) => entry.mobile === body.mobile) ?? register(db, body.mobile ?? '')
    bindAccount(db, spendThirdPartyCode(db, body.thirdPartyAuthCode), user.id)
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
  authorize: ({ db, body }) => {
    if (!spendThirdPartyCode(db, body.authorizationCode)) throw new Refuse(400, '授权码无效')
    return null
  },
  sharer: ({ db, path }) => {
    const sharer = db.users.find((entry) => entry.shareCode === path.code)
    if (!sharer) throw new Refuse(404, '')
    const contact = { headImage: sharer.headImage ?? AVATAR, mobile: sharer.mobile, position: '健康顾问' }
    return {
      data: {
        fullName: sharer.fullName,
        doctor: sharer.doctor ? { id: sharer.id } : null,
        ...(sharer.salesman ? contact : {}),
      },
    }
  },
  bindPhone: ({ db, body, user, now }) => {
    const sent = db.smsCodes.find((entry) => entry.mobile === body.mobilePhone)
    if (!sent || sent.code !== body.code || now - sent.sentAt > CODE_LIFE_MS)
      throw new Refuse(400, '验证码不正确或已过期')
    if (db.users.some((entry) => entry.mobile === body.mobilePhone && entry.id !== user.id))
      throw new Refuse(400, '该手机号已被其他账号使用')
    db.smsCodes = db.smsCodes.filter((entry) => entry !== sent)
    user.mobile = body.mobilePhone
    return null
  },
  update: ({ body, user, now }) => {
    const problem = birthdayProblem(body.birthday ?? '', now)
    if (problem) throw new Refuse(400, problem)
    Object.assign(user, body)
    return null
  },
  logout: ({ db, user }) => {
    db.sessions = db.sessions.filter((session) => session.userId !== user.id)
    return null
  },
  isSalesman: ({ user }) => user.salesman,
  me: ({ db, user }) => ({
    id: user.id,
    userLogin: user.mobile,
    fullName: user.fullName,
    mobile: user.mobile,
    headImage: user.headImage ?? AVATAR,
    gender: user.gender,
    birthday: user.birthday ?? '',
    shareCode: user.shareCode,
    shippingAddressExists: db.addresses.some((address) => address.userId === user.id),
    doctor: user.doctor,
    subscribe: user.subscribe ?? true,
  }),
  agreement: () => userAgreement,
  privacy: () => privacyClause,
})
