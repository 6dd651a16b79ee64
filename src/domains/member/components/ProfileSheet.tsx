import { useState } from 'react'
import { changeProfile } from '#/domains/user/mutations.ts'
import { changesOf } from '#/domains/user/profile-rules.ts'
import { genderChoices, type User } from '#/domains/user/model.ts'
import { Form, SubmitButton } from '#/shared/form/Form.tsx'
import { ChoiceField, TextField } from '#/shared/form/Field.tsx'
import { unreadableFieldsText } from '#/shared/form/unreadable-fields.ts'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { Sheet } from '#/shared/ui/layers/Sheet.tsx'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { DayField } from '#/widgets/DayField.tsx'
import { NAME_LENGTH, ProfileForm, type ProfileValues } from '../forms/profile-form.ts'

function ProfileFields({ user, onDone }: { user: User; onDone: () => void }) {
  const save = useAppMutation(changeProfile, { onDone })
  const [before] = useState<ProfileValues>(() => ({
    fullName: user.fullName,
    gender: user.gender,
    birthday: user.birthday,
  }))
  const { form, submit, lost } = useZodForm(ProfileForm, {
    defaults: before,
    unreadableText: unreadableFieldsText(user, { fullName: '姓名', gender: '性别', birthday: '出生日期' }),
    onSubmit: (values) => {
      const body = changesOf(values, before)
      if (body) save.run({ body })
      else onDone()
    },
  })
  return (
    <Form onSubmit={submit} lost={lost}>
      <TextField
        control={form.control}
        name="fullName"
        label="姓名"
        placeholder="请输入姓名"
        autoComplete="name"
        maxLength={NAME_LENGTH}
      />
      <ChoiceField control={form.control} name="gender" label="性别" choices={genderChoices} />
      <DayField control={form.control} name="birthday" label="出生日期" birthday />
      <SubmitButton busy={save.busy}>保存</SubmitButton>
    </Form>
  )
}

interface Props {
  user: User
  open: boolean
  onClose: () => void
}

export default function ProfileSheet({ user, open, onClose }: Props) {
  return (
    <Sheet title="修改资料" open={open} onClose={onClose}>
      <ProfileFields user={user} onDone={onClose} />
    </Sheet>
  )
}
