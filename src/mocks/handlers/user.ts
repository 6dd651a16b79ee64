import { userApi } from '#/domains/user/api.ts'
import { birthdayProblem } from '#/domains/user/profile-rules.ts'
import { mockApi } from '../mock-api.ts'
import { HttpError } from '../http-error.ts'
import { CODE_LIFE_MS } from '../personas.ts'

const AVATAR = '/pictures/avatar.svg'

export const userHandlers = mockApi(userApi, {
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
    ...(user.openId ? { openId: user.openId } : {}),
  }),
  isSalesman: ({ user }) => user.salesman,
  sharer: ({ db, path }) => {
    const sharer = db.users.find((entry) => entry.shareCode === path.code)
    if (!sharer) throw new HttpError(404, '')
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
      throw new HttpError(400, '验证码不正确或已过期')
    if (db.users.some((entry) => entry.mobile === body.mobilePhone && entry.id !== user.id))
      throw new HttpError(400, '该手机号已被其他账号使用')
    db.smsCodes = db.smsCodes.filter((entry) => entry !== sent)
    user.mobile = body.mobilePhone
    return null
  },
  update: ({ body, user, now }) => {
    const problem = birthdayProblem(body.birthday ?? '', now)
    if (problem) throw new HttpError(400, problem)
    Object.assign(user, body)
    return null
  },
})
