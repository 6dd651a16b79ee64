import { defineMutation } from '#/shared/api/mutation.ts'
import { counselorApi } from './api.ts'

/** Requests the code that a counselor shows to be paid. */
export const getPayCode = defineMutation(counselorApi.payCode)
