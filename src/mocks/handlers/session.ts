import { sessionApi } from '#/domains/session/contract.ts'
import { SMS_COUNTDOWN_MS } from '#/domains/session/rules.ts'
import { isMobile } from '#/shared/lib/mobile.ts'
import { mockApi } from '../mock-api.ts'
import { nextId, type UserRow } from '../db.ts'
import { SMS_CODE } from '../personas.ts'
import { Refuse } from '../refuse.ts'
import { agreementHtml, privacyHtml } from '../seed/agreements.ts'

const CODE_LIFE_MS = 300_000

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
    const sent = db.smsCodes.find((entry) => entry.mobile === body.mobile)
    if (!sent || sent.code !== body.authorizationCode || now - sent.sentAt > CODE_LIFE_MS)
      throw new Refuse(400, '验证码不正确或已过期')
    // A code is spent by its first use.
    db.smsCodes = db.smsCodes.filter((entry) => entry !== sent)
    const user = db.users.find((entry) => entry.mobile === body.mobile) ?? register(db, body.mobile ?? '')
    return { access_token: signIn(user) }
  },
  logout: ({ db, user }) => {
    db.sessions = db.sessions.filter((session) => session.userId !== user.id)
    return null
  },
  me: ({ db, user }) => ({
    id: user.id,
    userLogin: user.mobile,
    fullName: user.fullName,
    mobile: user.mobile,
    headImage: '/pictures/avatar.svg',
    gender: user.gender,
    shareCode: user.shareCode,
    shippingAddressExists: db.addresses.some((address) => address.userId === user.id),
    doctor: user.doctor,
  }),
  agreement: () => ({ title: '用户注册协议', content: agreementHtml }),
  privacy: () => ({ title: '隐私条款', content: privacyHtml }),
})
