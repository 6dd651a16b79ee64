import { defineMutation } from '#/shared/api/mutation.ts'
import { paymentApi } from './api.ts'

/**
 * Starts a payment. The idempotency key is deleted when the reply arrives: the payment parameters expire, so a later
 * tap must request new parameters.
 */
export const startPay = defineMutation(paymentApi.start)

/** Starts a payment without a login (PAY-045). */
export const startPublicPay = defineMutation(paymentApi.publicStart)
