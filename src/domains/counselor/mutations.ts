import { defineMutation } from '#/shared/api/mutation.ts'
import { counselorApi } from './api.ts'

/** Sends a counselor the business authorization code by text message. */
export const sendPayCode = defineMutation(counselorApi.payCode)
