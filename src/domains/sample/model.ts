import * as z from 'zod/mini'
import { Title } from '#/shared/api/title.ts'
import { transform, Id, Instant, listOf, maybe, shape, Text } from '#/shared/api/wire.ts'

export { Nothing } from '#/shared/api/wire.ts'

export const VerifyBody = z.object({ sampleId: z.string() })
export const VerifiedSample = shape('MallSample', { sampleId: Id, packageName: Text, packageId: Text })

export const BindBody = z.object({ sampleId: z.string(), patientId: z.string(), consent: z.literal(true) })
export const BoundSample = shape('MallSample', { sampleId: Id })

/** A tube, bound or not. The status is open text; for an unknown status, no next stage is promised (rules.ts). */
export const Tube = shape('MallSample', { sampleId: Id, packageName: Text, status: Text })
export type Tube = z.infer<typeof Tube>

/** Without an order, the reply has the goods of all orders (decision 322). */
export const ToothOrder = z.object({ mallOrderId: z.optional(z.string()) })
export const ToothGoods = shape('Goods', {
  mallOrderId: Text,
  goodsId: maybe(Id),
  name: transform(Title, (name) => name || '牙源干细胞储存'),
  mainPicture: Text,
  specificationName: Text,
  createdDate: Instant,
})
export type ToothGoods = z.infer<typeof ToothGoods>
export const ToothBindBody = z.object({
  mallOrderId: z.string(),
  sampleId: z.string(),
  patientId: z.string(),
  consent: z.literal(true),
})

export const CpsCodeBody = z.object({ mobile: z.string() })
export const CpsBindBody = z.object({ contractNo: z.string(), authorizationCode: z.string() })

export const ProgressBody = z.object({ page: z.int(), size: z.int() })
export const SampleProgress = shape('SampleProgress', {
  sampleId: Id,
  sampleRecordId: Text,
  packageName: Text,
  packageId: Text,
  /** The tube's order; empty when the server does not know it. */
  mallOrderId: Text,
  patientName: Text,
  steps: listOf(shape('SampleStep', { code: Text, name: Text, time: Instant })),
})
export type SampleProgress = z.infer<typeof SampleProgress>
