import * as z from 'zod/mini'
import { Prose } from '#/shared/api/prose.ts'
import { transform, maybe, orNothing, shape, Text } from '#/shared/api/wire.ts'

export const PayCodeRequest = z.object({ mobilePhone: z.string(), businessKey: z.literal('payCounselor') })

/** The counselor's business authorization code; empty when the server sends it by text message only. */
export const PayCode = transform(
  orNothing(shape('SmsReply', { data: maybe(shape('SmsReplyData', { code: Text, message: Text })) })),
  (reply) => ({ code: reply?.data?.code ?? '', message: reply?.data?.message ?? '' }),
)
export type PayCode = z.infer<typeof PayCode>

export const CounselorQuery = z.object({ keyword: z.string() })

export const Counselor = shape(
  'Counselor',
  { name: Text, workNumber: Text, headImage: Text, organization: Text, introduction: Prose },
  'name',
  'workNumber',
)
export type Counselor = z.infer<typeof Counselor>

/** Empty when no counselor has this number. */
export const CounselorReply = orNothing(Counselor)
