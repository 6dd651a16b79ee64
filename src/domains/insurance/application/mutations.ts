import { call } from '#/shared/api/call.ts'
import { includesSent } from '#/shared/api/includes-sent.ts'
import { defineMutation } from '#/shared/api/mutation.ts'
import { insuranceApplicationApi } from './api.ts'

/**
 * Saves the health answers, which must be saved before all other data (INS-004). No call lists them: if the
 * person saves again after a lost reply, the request has the same idempotency key.
 */
export const saveAnswers = defineMutation(insuranceApplicationApi.save)

export const SAVED = '已保存'

/** Saves a part of the insured person's data (INS-004); after a lost reply, the data is read again. */
export const saveInsured = defineMutation(insuranceApplicationApi.update, {
  done: SAVED,
  find: async ({ body }) => {
    const material = await call(insuranceApplicationApi.one, { path: { id: body.id } })
    return includesSent(material, body) ? material : null
  },
})

/** Submits the complete data to the insurer; after a lost reply, the data is read again. */
export const submitInsured = defineMutation(insuranceApplicationApi.update, {
  done: '资料已提交',
  find: async ({ body: { id } }) => {
    const material = await call(insuranceApplicationApi.one, { path: { id } })
    return material.submitted === true ? material : null
  },
})
