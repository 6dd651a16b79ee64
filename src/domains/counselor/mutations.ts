import { defineMutation } from '#/shared/api/mutation.ts'
import { counselorApi } from './api.ts'

/** Requests the business authorization code of a counselor. */
export const getPayCode = defineMutation(counselorApi.payCode)
