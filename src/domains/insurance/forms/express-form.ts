import * as z from 'zod/mini'
import type { Kept } from '#/shared/form/kept.ts'
import { required, text } from '#/shared/form/rules.ts'

export const ExpressForm = z.object({
  expressCompany: text('快递公司', required),
  expressNumber: text('快递单号', required),
})
export type ExpressValues = z.infer<typeof ExpressForm>

/** A parcel says who sent it: nothing is stored. */
export const keptExpress: Kept<ExpressValues> = {
  fields: z.object({}),
  lost: { expressCompany: '快递公司', expressNumber: '快递单号' },
}

/** Letters, digits and hyphens, as on the slip. */
export const expressNumber = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[^\dA-Za-z-]/g, '')
    .slice(0, 40)
