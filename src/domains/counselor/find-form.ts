import * as z from 'zod/mini'
import { required, type Rule, text } from '#/shared/form/validators.ts'
import { isKeyword } from './rules.ts'

const known: Rule = (value) => (isKeyword(value) ? null : '请填写顾问的工号或11位手机号')

export const FindForm = z.object({ keyword: text('工号或手机号', required, known) })
export type FindValues = z.infer<typeof FindForm>
