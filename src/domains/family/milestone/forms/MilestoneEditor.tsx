import { useState } from 'react'
import { Form, SubmitButton } from '#/shared/form/Form.tsx'
import { ChoiceField, TextField } from '#/shared/form/Field.tsx'
import { useFormVisit } from '#/shared/form/use-form-visit.ts'
import { unreadableFieldsText, withoutUnreadable } from '#/shared/form/unreadable-fields.ts'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { DayField } from '#/widgets/DayField.tsx'
import { type Milestone, milestoneTypes } from '../model.ts'
import { MILESTONE_LENGTH, typeLabel } from '../rules.ts'
import { saveMilestone } from '../mutations.ts'
import { persistedMilestoneFields, MilestoneForm, milestoneValues } from './milestone-form.ts'

const choices = milestoneTypes.map((value) => ({ value, label: typeLabel[value] }))

interface Props {
  /** null: adds a milestone. */
  milestone: Milestone | null
  onDone: () => void
}

/** A sheet that adds or changes a milestone; when it is closed, a draft is stored. */
export default function MilestoneEditor({ milestone, onDone }: Props) {
  const [draft] = useState(() => (milestone ? `milestone ${JSON.stringify(milestone)}` : 'milestone new'))
  const [defaults] = useState(() => milestoneValues(milestone))
  const { form, submit, lost } = useZodForm(MilestoneForm, {
    defaults,
    draft,
    persisted: persistedMilestoneFields,
    unreadableText: unreadableFieldsText(milestone, { type: '种类', ...persistedMilestoneFields.lost }),
    onSubmit: (body) =>
      save.run({ body, change: withoutUnreadable(body, defaults, milestone), id: milestone?.id ?? null }),
  })
  const visit = useFormVisit(draft)
  const save = useAppMutation(saveMilestone, { onDone: visit.finish, redirectTo: onDone })
  return (
    <Form onSubmit={submit} lost={lost}>
      <ChoiceField control={form.control} name="type" label="种类" choices={choices} />
      <TextField
        control={form.control}
        name="content"
        label="内容"
        hint="您族谱里的家人也能看到"
        placeholder="例如：女儿考上大学"
        maxLength={MILESTONE_LENGTH}
        multiline
      />
      <DayField control={form.control} name="time" label="日期" />
      {/* The form is still in the sheet while it slides out: another tap must not save again. */}
      <SubmitButton busy={save.busy || save.done}>保存</SubmitButton>
    </Form>
  )
}
