import { write } from '#/shared/api/write.ts'
import { paymentApi } from './contract.ts'

/** Starts a payment. Its key is spent with the answer: a later tap asks anew, for parameters do not last. */
export const startPay = write(paymentApi.start)

/** Starts a payment without a login (PAY-045). */
export const startPublicPay = write(paymentApi.publicStart)
