import * as z from 'zod/mini'
import type { PersistedFields } from '#/shared/form/persisted.ts'
import { required, type Rule, text } from '#/shared/form/validators.ts'

/** A shorter text is only a part of a number. */
const longEnough: Rule = (value, field) => (value.length < 6 ? `${field}格式错误` : null)

export const ExpressForm = z.object({
  expressCompany: text('快递公司', required),
  expressNumber: text('快递单号', required, longEnough),
})
export type ExpressValues = z.infer<typeof ExpressForm>

/** The company is restored after a reload. The parcel number identifies the sender. */
export const persistedExpressFields: PersistedFields<ExpressValues> = {
  fields: z.object({ expressCompany: z.string().check(z.maxLength(30)) }),
  lost: { expressNumber: '快递单号' },
}

/** Keeps letters, digits and hyphens, as printed on the slip. */
export const expressNumber = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[^\dA-Za-z-]/g, '')
    .slice(0, 40)
