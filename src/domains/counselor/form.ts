import * as z from 'zod/mini'
import { phone, required, type Rule, text } from '#/shared/form/validators.ts'
import { isKeyword } from './rules.ts'

export const CounselorForm = z.object({ mobile: text('手机号', required, phone) })

const known: Rule = (value) => (isKeyword(value) ? null : '请填写顾问的工号或11位手机号')

export const FindForm = z.object({ keyword: text('工号或手机号', required, known) })
