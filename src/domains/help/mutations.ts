import { defineMutation } from '#/shared/api/mutation.ts'
import { helpApi } from './api.ts'

/** Sends feedback (CONT-006). No call reads it, so a lost reply cannot be looked up. */
export const sendFeedback = defineMutation(helpApi.feedback)
