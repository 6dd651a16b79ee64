import * as z from 'zod/mini'
import { MOBILE_TEXT } from '#/domains/auth/rules.ts'
import type { PersistedFields } from '#/shared/form/persisted.ts'
import { length10or18, length6, required, text } from '#/shared/form/validators.ts'
import { isMobile } from '#/shared/lib/mobile.ts'

/** VAL-007: the number of a storage contract; the code is sent to the phone number in the contract. */
export const ContractForm = z.object({
  contractNo: text('合同编号', required, length10or18),
  mobile: z.string().check(z.refine<string>(isMobile, { error: MOBILE_TEXT })),
  code: text('授权码', required, length6),
})
export type ContractValues = z.infer<typeof ContractForm>

/** The number, the phone and the code are personal: nothing is stored. */
export const persistedContractFields: PersistedFields<ContractValues> = {
  fields: z.object({}),
  lost: { contractNo: '合同编号', mobile: '手机号', code: '授权码' },
}
