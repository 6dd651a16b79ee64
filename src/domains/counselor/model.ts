import * as z from 'zod/mini'
import { Text } from '#/shared/api/wire.ts'

export const PayCodeRequest = z.object({ mobilePhone: z.string(), businessKey: z.literal('payCounselor') })

/** The counselor's business authorization code; some servers only send it as a message (then it is empty). */
export const PayCode = z.pipe(
  z.nullable(z.object({ data: z.optional(z.nullable(z.object({ code: Text, message: Text }))) })),
  z.transform((reply) => ({ code: reply?.data?.code ?? '', message: reply?.data?.message ?? '' })),
)
export type PayCode = z.infer<typeof PayCode>
