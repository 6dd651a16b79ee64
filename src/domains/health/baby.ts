import * as z from 'zod/mini'
import type { PersistedFields } from '#/shared/form/persisted.ts'
import { required, text } from '#/shared/form/validators.ts'
import type { Baby } from './model.ts'

export const BABY_NAME_LENGTH = 20

/** Name and birthday are required; 保密 is a valid gender. */
export const BabyForm = z.object({
  name: text('宝宝姓名', required),
  gender: z.enum(['SECRET', 'MALE', 'FEMALE']),
  birthday: text('出生日期', required),
})
export type BabyValues = z.infer<typeof BabyForm>

/** All fields are about a child: a reload keeps nothing. */
export const persistedBabyFields: PersistedFields<BabyValues> = {
  fields: z.object({}),
  lost: { name: '宝宝姓名', gender: '性别', birthday: '出生日期' },
}

/** BIND-015: the saved values; empty before the first save. */
export const babyValues = (baby: Baby | null): BabyValues => ({
  name: baby?.name ?? '',
  gender: baby?.gender ?? 'SECRET',
  birthday: baby?.birthday ?? '',
})
