import * as z from 'zod/mini'
import { Prose } from '#/shared/api/prose.ts'
import { nullableReply, shape, Text } from '#/shared/api/wire.ts'

export { Nothing } from '#/shared/api/wire.ts'

export const PayCodeRequest = z.object({ mobilePhone: z.string(), businessKey: z.literal('payCounselor') })

export const CounselorQuery = z.object({ keyword: z.string() })

export const Counselor = shape(
  'Counselor',
  { name: Text, workNumber: Text, headImage: Text, organization: Text, introduction: Prose },
  'name',
  'workNumber',
)
export type Counselor = z.infer<typeof Counselor>

/** Empty when no counselor has this number. */
export const CounselorReply = nullableReply(Counselor)
