import { type Control, useWatch } from 'react-hook-form'
import { cardDoubt, groupedCard } from '#/domains/wallet/card-rules.ts'
import { cleanYuan } from '#/shared/form/amount.ts'
import { TextField } from '#/shared/form/Field.tsx'
import { MobileField } from '#/shared/form/MobileField.tsx'
import { maskIdentity, maskMobile } from '#/shared/lib/idcard.ts'
import { plainNumber } from '#/shared/lib/typed-number.ts'
import { Card } from '#/shared/ui/Page.tsx'
import { DayField } from '#/widgets/DayField.tsx'
import type { Claim } from '../model.ts'
import type { ClaimValues } from './claim-form.ts'
import { HospitalField } from './HospitalField.tsx'
import { MaterialFields } from './MaterialFields.tsx'

interface Props {
  control: Control<ClaimValues>
  before: Claim | null
}

function AccidentFields({ control }: Pick<Props, 'control'>) {
  return (
    <Card title="事故情况">
      <DayField control={control} name="accidentDate" label="事故日期" />
      <TextField
        control={control}
        name="accidentDescription"
        label="事故经过"
        placeholder="什么时候、发生了什么、怎样治疗"
        maxLength={500}
        multiline
      />
      <HospitalField control={control} />
      <TextField
        control={control}
        name="amount"
        label="申请金额（元）"
        placeholder="票据上要申请的总金额"
        inputMode="decimal"
        clean={cleanYuan}
      />
    </Card>
  )
}

const unlessTyped = (masked: string, otherwise: string): string =>
  masked ? `已保存 ${masked}，不修改可以留空` : otherwise

/**
 * The bank account for the payout. Autofill is off, because it could fill in a wrong account. A saved number is shown
 * masked; it must be typed only if it changes.
 */
function AccountFields({ control, before }: Props) {
  const account = useWatch({ control, name: 'bankAccount' })
  const typed = account && [groupedCard(account), cardDoubt(account)].filter(Boolean).join(' · ')
  return (
    <Card title="收款账户">
      <TextField
        control={control}
        name="accountName"
        label="收款人姓名"
        placeholder="和银行卡上的姓名一致"
        maxLength={30}
      />
      <TextField control={control} name="bankName" label="开户银行" placeholder="例如：中国工商银行" maxLength={30} />
      <TextField
        control={control}
        name="bankAccount"
        label="银行卡号"
        placeholder="请输入银行卡号"
        inputMode="numeric"
        clean={plainNumber}
        hint={typed || unlessTyped(maskIdentity(before?.bankAccount ?? ''), '收款人本人的银行卡')}
      />
      <MobileField
        control={control}
        name="mobile"
        autoComplete="off"
        hint={unlessTyped(maskMobile(before?.mobile ?? ''), '保险公司会用它联系您')}
      />
    </Card>
  )
}

export function ClaimFields({ control, before }: Props) {
  return (
    <>
      <MaterialFields control={control} />
      <AccidentFields control={control} />
      <AccountFields control={control} before={before} />
    </>
  )
}
