import * as z from 'zod/mini'
import { required, type Rule, text } from '#/shared/form/rules.ts'
import { isSampleId, normaliseSampleId } from '../rules.ts'

const sampleNumber: Rule = (value, field) => (isSampleId(normaliseSampleId(value)) ? null : `${field}格式错误`)

export const SampleForm = z.object({ sampleId: text('样本编号', required, sampleNumber) })
export type SampleValues = z.infer<typeof SampleForm>
