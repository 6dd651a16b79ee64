import { type Control, useWatch } from 'react-hook-form'
import { TextField } from '#/shared/form/Field.tsx'
import { MobileField } from '#/shared/form/MobileField.tsx'
import { cleanIdCard } from '#/shared/lib/idcard.ts'
import { plainNumber } from '#/shared/lib/typed-number.ts'
import { cardDoubt, groupedCard } from '../card-rules.ts'
import type { CardValues } from './card-form.ts'
import './card-fields.css'

/** The typed number in groups of four, so that it can be compared with the card, and a warning about the number. */
function CardHint({ control }: { control: Control<CardValues, unknown, CardValues> }) {
  const card = useWatch({ control, name: 'bankCard' })
  if (!card) return '卡片正面的数字'
  const doubt = cardDoubt(card)
  return (
    <>
      <span className="card-grouped">{groupedCard(card)}</span>
      {doubt && <span className="card-doubt">{doubt}</span>}
    </>
  )
}

/** Autofill is off, because it could fill in a wrong account. */
export function CardFields({ control }: { control: Control<CardValues, unknown, CardValues> }) {
  return (
    <>
      <TextField control={control} name="name" label="持卡人姓名" placeholder="和银行卡上的姓名一致" maxLength={30} />
      <TextField
        control={control}
        name="identityCard"
        label="身份证号"
        placeholder="持卡人的身份证号"
        clean={cleanIdCard}
      />
      <TextField
        control={control}
        name="bankCard"
        label="银行卡号"
        placeholder="请输入银行卡号"
        inputMode="numeric"
        clean={plainNumber}
        hint={<CardHint control={control} />}
      />
      <MobileField
        control={control}
        name="mobile"
        label="预留手机号"
        placeholder="在银行登记的手机号"
        autoComplete="off"
      />
      <TextField
        control={control}
        name="bankName"
        label="开户银行（选填）"
        placeholder="例如：招商银行"
        maxLength={30}
      />
    </>
  )
}
