import { call } from '#/shared/api/call.ts'
import { includesSent } from '#/shared/api/includes-sent.ts'
import { defineMutation } from '#/shared/api/mutation.ts'
import { userApi } from './api.ts'

/** The look-up after a lost reply: whether the person now has the sent values. */
const isSaved = async (sent: object) => (includesSent(await call(userApi.me, {}), sent) ? {} : null)

const findUpdate = ({ body }: { body: object }) => isSaved(body)

/**
 * The code can be used only once: if it were sent again after a lost reply, the server would refuse it although the
 * number was changed.
 */
export const changePhone = defineMutation(userApi.bindPhone, {
  done: '手机号已更换',
  find: ({ body }) => isSaved({ mobile: body.mobilePhone }),
  unknown: '暂时无法确认手机号是否已更换，请稍后在设置里查看',
})

export const changeProfile = defineMutation(userApi.update, { done: '已保存', find: findUpdate })

export const changeHeadImage = defineMutation(userApi.update, { done: '头像已更换', find: findUpdate })
