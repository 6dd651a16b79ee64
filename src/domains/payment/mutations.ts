import { defineMutation } from '#/shared/api/mutation.ts'
import { paymentApi } from './api.ts'

/**
 * Starts a payment. The idempotency key is cleared when the reply arrives: parameters expire, so a later tap requests
 * new ones.
 */
export const startPay = defineMutation(paymentApi.start)

/** Starts a payment without a login (PAY-045). */
export const startPublicPay = defineMutation(paymentApi.publicStart)
