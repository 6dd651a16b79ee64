import * as z from 'zod/mini'
import { maxCharacters } from '#/shared/form/character-count.ts'
import { text } from '#/shared/form/validators.ts'
import { MAX_REMARK } from '../rules.ts'

export const ApplyForm = z.object({ remark: text('留言', maxCharacters(MAX_REMARK)) })
