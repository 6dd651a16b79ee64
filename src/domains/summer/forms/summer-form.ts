import * as z from 'zod/mini'
import { genders } from '#/domains/user/model.ts'
import type { PersistedFields } from '#/shared/form/persisted.ts'
import { visitorIdentityTypes } from '#/shared/lib/idcard.ts'
import { dayOf } from '#/shared/lib/time/calendar.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { orderProblems } from '../child-rules.ts'
import type { NewSummerOrder } from '../model.ts'

const child = z.object({
  name: z.string(),
  identityCardType: z.enum(visitorIdentityTypes),
  identityCard: z.string(),
  gender: z.enum(genders),
  birthday: z.string(),
})

const fields = z.object({
  children: z.array(child),
  date: z.string(),
  guardian: z.object({ name: z.string(), mobile: z.string() }),
})
export type SummerValues = z.infer<typeof fields>
export type ChildValues = SummerValues['children'][number]

/** VAL-020: preselects 身份证; 其他 and 护照 can be chosen. */
export const emptyChild: ChildValues = {
  name: '',
  identityCardType: 'CHINESE_IDENTITY_CARD',
  identityCard: '',
  gender: 'SECRET',
  birthday: '',
}

export const emptySummer: SummerValues = { children: [emptyChild], date: '', guardian: { name: '', mobile: '' } }

/**
 * The day survives a reload. Data of children stays in memory; after a reload, the form says that this data is lost.
 */
export const persistedSummerFields: PersistedFields<SummerValues> = {
  fields: z.object({ date: z.string().check(z.maxLength(10)) }),
  lost: { children: '孩子的资料', guardian: '监护人' },
}

export const SummerForm = fields.check((context) => {
  for (const [path, message] of orderProblems(context.value, dayOf(serverNow())))
    context.issues.push({ code: 'custom', message, path, input: context.value })
})

export const bodyOf = (values: SummerValues, ageGroup: string, expectedTotal: number): NewSummerOrder => ({
  children: values.children.map((one) => ({
    ...one,
    name: one.name.trim(),
    identityCard: one.identityCard.trim(),
    date: values.date,
  })),
  guardian: { name: values.guardian.name.trim(), mobile: values.guardian.mobile },
  ageGroup,
  date: values.date,
  expectedTotal,
})
