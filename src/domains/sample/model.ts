import * as z from 'zod/mini'
import { Id, Instant, listOf, Text } from '#/shared/api/wire.ts'

export const VerifyBody = z.object({ sampleId: z.string() })
export const VerifiedSample = z.object({ sampleId: Id, packageName: Text, packageId: Text })

export const BindBody = z.object({ sampleId: z.string(), patientId: z.string(), consent: z.literal(true) })
export const BoundSample = z.object({ sampleId: Id })

export const stageCodes = ['BOUND', 'RETURNED', 'RECEIVED', 'TESTING', 'REPORTED'] as const
export type StageCode = (typeof stageCodes)[number]

export const ProgressBody = z.object({ page: z.int(), size: z.int() })
export const SampleProgress = z.object({
  sampleId: Id,
  sampleRecordId: Text,
  packageName: Text,
  packageId: Text,
  patientName: Text,
  steps: listOf(z.object({ code: Text, name: Text, time: Instant })),
})
export type SampleProgress = z.infer<typeof SampleProgress>
