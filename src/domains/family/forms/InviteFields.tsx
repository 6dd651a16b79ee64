import type { Control } from 'react-hook-form'
import { ChoiceField, TextField } from '#/shared/form/Field.tsx'
import { MobileField } from '#/shared/form/MobileField.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { type InviteValues, NAME_LENGTH, REMARK_LENGTH } from './invite-form.ts'

interface Props {
  control: Control<InviteValues>
  choices: readonly { value: string; label: string }[]
}

export function InviteFields({ control, choices }: Props) {
  return (
    <>
      <Card>
        <ChoiceField control={control} name="relation" label="对方是您的" choices={choices} />
      </Card>
      <Card>
        <MobileField
          control={control}
          name="mobile"
          label="对方的手机号"
          placeholder="请输入11位手机号"
          autoComplete="off"
        />
        <TextField
          control={control}
          name="name"
          label="您怎么称呼对方（选填）"
          placeholder="例如：大姐"
          maxLength={NAME_LENGTH}
        />
        <TextField
          control={control}
          name="remark"
          label="想对对方说的话（选填）"
          placeholder={`最多${REMARK_LENGTH}个字`}
          maxLength={REMARK_LENGTH}
          multiline
        />
      </Card>
    </>
  )
}
