import { write } from '#/shared/api/write.ts'
import { counselorApi } from './contract.ts'

/** Requests the code that a counselor shows to be paid. */
export const getPayCode = write(counselorApi.payCode)
