import { defineMutation } from '#/shared/api/mutation.ts'
import { paymentApi } from './api.ts'

/** The reply deletes the idempotency key: payment parameters expire, so a later tap must request new ones. */
export const startPay = defineMutation(paymentApi.start)

/** Starts a payment without a login (PAY-045). */
export const startPublicPay = defineMutation(paymentApi.publicStart)
