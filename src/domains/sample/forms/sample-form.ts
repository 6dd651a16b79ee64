import * as z from 'zod/mini'
import type { PersistedFields } from '#/shared/form/persisted.ts'
import { required, type Rule, text } from '#/shared/form/validators.ts'
import { isSampleId, normaliseSampleId } from '../rules.ts'

const sampleNumber: Rule = (value, field) => (isSampleId(normaliseSampleId(value)) ? null : `${field}格式错误`)

export const SampleForm = z.object({ sampleId: text('样本编号', required, sampleNumber) })
export type SampleValues = z.infer<typeof SampleForm>

/** The number identifies a person's sample: a reload does not keep it. The current step is in the address. */
export const keptSample: PersistedFields<SampleValues> = { fields: z.object({}), lost: { sampleId: '样本编号' } }

/** Draft of the typed number, per order or without one; dropped once the tube is bound. */
export const sampleDraft = (mallOrderId: string | undefined): string => `sample ${mallOrderId ?? ''}`
