import * as z from 'zod/mini'
import { atMost } from '#/shared/form/character-count.ts'
import { text } from '#/shared/form/validators.ts'
import { MAX_REMARK } from '../rules.ts'

export const ApplyForm = z.object({ remark: text('留言', atMost(MAX_REMARK)) })
