import { defineMutation } from '#/shared/api/mutation.ts'
import { counselorApi } from './api.ts'

export const sendPayCode = defineMutation(counselorApi.payCode)
