import { defineMutation } from '#/shared/api/mutation.ts'
import { userApi } from './api.ts'

export const changePhone = defineMutation(userApi.bindPhone, { done: '手机号已更换' })

export const changeProfile = defineMutation(userApi.update, { done: '已保存' })

export const changeHeadImage = defineMutation(userApi.update, { done: '头像已更换' })
