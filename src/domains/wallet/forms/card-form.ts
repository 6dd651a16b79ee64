import * as z from 'zod/mini'
import { bankcard, idcard, phone, required, text } from '#/shared/form/validators.ts'

/** The four factors that the bank checks, and the bank's name (WAL-005, VAL-003). */
export const CardForm = z.object({
  name: text('持卡人姓名', required),
  identityCard: text('身份证号', required, idcard),
  bankCard: text('银行卡号', required, bankcard),
  mobile: text('预留手机号', required, phone),
  bankName: text('开户银行'),
})
export type CardValues = z.infer<typeof CardForm>

/** For a replaced card, only the name is filled in: the new card has other numbers and maybe another bank. */
export const emptyCard = (name: string): CardValues => ({
  name,
  identityCard: '',
  bankCard: '',
  mobile: '',
  bankName: '',
})

export const WxForm = z.object({ realName: text('真实姓名', required) })
