import * as z from 'zod/mini'
import { phone, required, text } from '#/shared/form/validators.ts'

export const CounselorForm = z.object({ mobile: text('手机号', required, phone) })
export type CounselorValues = z.input<typeof CounselorForm>
