import { write } from '#/shared/api/write.ts'
import { helpApi } from './contract.ts'

/** Sends feedback (CONT-006). No call reads it, so a lost answer cannot be looked up. */
export const sendFeedback = write(helpApi.feedback)
