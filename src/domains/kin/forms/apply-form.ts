import * as z from 'zod/mini'
import { type Rule, text } from '#/shared/form/rules.ts'
import { lettersIn, MAX_REMARK } from '../rules.ts'

const notTooLong: Rule = (value, field) =>
  lettersIn(value) > MAX_REMARK ? `${field}最多${MAX_REMARK}个字，现在有${lettersIn(value)}个` : null

/** The word that goes with an application; it may be left out. */
export const ApplyForm = z.object({ remark: text('留言', notTooLong) })
export type ApplyValues = z.infer<typeof ApplyForm>
