import { useState } from 'react'
import { BABY_NAME_LENGTH, BabyForm as Schema, babyValues, persistedBabyFields } from '#/domains/health/baby.ts'
import type { Baby } from '#/domains/health/model.ts'
import { saveBaby } from '#/domains/health/mutations.ts'
import { genderChoices } from '#/domains/user/model.ts'
import { Form, SubmitButton } from '#/shared/form/Form.tsx'
import { ChoiceField, TextField } from '#/shared/form/Field.tsx'
import { useFormVisit } from '#/shared/form/use-form-visit.ts'
import { unreadableFieldsText, withoutUnreadable } from '#/shared/form/unreadable-fields.ts'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { DayField } from './DayField.tsx'

/** Saves new or changed baby info; closing the sheet keeps a draft. */
export default function BabyForm({ baby, onDone }: { baby: Baby | null; onDone: () => void }) {
  const [draft] = useState(() => (baby ? `baby ${JSON.stringify(baby)}` : 'baby new'))
  const { form, submit, lost } = useZodForm(Schema, {
    defaults: babyValues(baby),
    draft,
    persisted: persistedBabyFields,
    unreadableText: unreadableFieldsText(baby, persistedBabyFields.lost),
    onSubmit: (body) => save.run({ body, change: withoutUnreadable(body, babyValues(baby), baby), before: baby }),
  })
  const visit = useFormVisit(draft)
  const save = useAppMutation(saveBaby, { onDone: visit.finish, redirectTo: onDone })
  return (
    <Form onSubmit={submit} lost={lost}>
      <TextField
        control={form.control}
        name="name"
        label="宝宝姓名"
        placeholder="大名或小名"
        maxLength={BABY_NAME_LENGTH}
      />
      <ChoiceField control={form.control} name="gender" label="性别" choices={genderChoices} />
      <DayField control={form.control} name="birthday" label="出生日期" />
      <SubmitButton busy={save.busy}>保存</SubmitButton>
    </Form>
  )
}
