import { write } from '#/shared/api/write.ts'
import { paymentApi } from './contract.ts'

/** Starts a payment. The once-key is spent with the answer: parameters expire, so a later tap requests new ones. */
export const startPay = write(paymentApi.start)

/** Starts a payment without a login (PAY-045). */
export const startPublicPay = write(paymentApi.publicStart)
