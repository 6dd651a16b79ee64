import * as z from 'zod/mini'
import type { Kept } from '#/shared/form/kept.ts'
import { required, type Rule, text } from '#/shared/form/rules.ts'
import { isSampleId, normaliseSampleId } from '../rules.ts'

const sampleNumber: Rule = (value, field) => (isSampleId(normaliseSampleId(value)) ? null : `${field}格式错误`)

export const SampleForm = z.object({ sampleId: text('样本编号', required, sampleNumber) })
export type SampleValues = z.infer<typeof SampleForm>

/** The number names somebody's sample. Which step one has come to stands in the address. */
export const keptSample: Kept<SampleValues> = { fields: z.object({}), lost: { sampleId: '样本编号' } }

/** What is typed of a number, for an order or for none; forgotten once a tube of it is bound. */
export const sampleDraft = (mallOrderId: string | undefined): string => `sample ${mallOrderId ?? ''}`
