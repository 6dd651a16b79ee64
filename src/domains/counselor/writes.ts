import { write } from '#/shared/api/write.ts'
import { counselorApi } from './contract.ts'

/** Asks for the code that a counselor shows to be paid. */
export const getPayCode = write(counselorApi.payCode)
