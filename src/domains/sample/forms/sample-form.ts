import * as z from 'zod/mini'
import type { PersistedFields } from '#/shared/form/persisted.ts'
import { required, type Rule, text } from '#/shared/form/validators.ts'
import { isSampleId, normaliseSampleId } from '../rules.ts'

const sampleNumber: Rule = (value, field) => (isSampleId(normaliseSampleId(value)) ? null : `${field}格式错误`)

export const SampleForm = z.object({ sampleId: text('样本编号', required, sampleNumber) })
export type SampleValues = z.infer<typeof SampleForm>

/** The number identifies a person's sample, so it does not survive a reload. The current step is in the address. */
export const persistedSampleFields: PersistedFields<SampleValues> = {
  fields: z.object({}),
  lost: { sampleId: '样本编号' },
}

/** The draft of the typed number, one for each order and one without. A draft is deleted when its tube is bound. */
export const sampleDraft = (mallOrderId: string | undefined): string => `sample ${mallOrderId ?? ''}`
