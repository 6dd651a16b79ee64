import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { paths, to } from '#/paths.ts'
import { TextField } from '#/shared/form/Field.tsx'
import { MobileField } from '#/shared/form/MobileField.tsx'
import { SaveForm } from '#/shared/form/SaveForm.tsx'
import { useFormVisit } from '#/shared/form/use-form-visit.ts'
import { unreadableFieldsText } from '#/shared/form/unreadable-fields.ts'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Card, Page, useGoBack } from '#/shared/ui/Page.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { bodyOf, NOTE_LENGTH, valuesOf, visitorForm } from '../forms/visitor-form.ts'
import type { Visitor } from '../model.ts'
import { visitors } from '../queries.ts'
import { categoryOf, sameNumber, visitorName } from '../rules.ts'
import { saveVisitor } from '../mutations.ts'

function Edit({ visitor }: { visitor: Visitor | null }) {
  const goBack = useGoBack(
    visitor ? to(paths.visitor, { id: visitor.id }) : to(paths.customerVisitors, { category: categoryOf('') }),
  )
  const { data: others = [] } = useQuery(visitors())
  // Later replies do not change the initial values of an open form.
  const [before] = useState(visitor)
  const [schema] = useState(() => visitorForm(before))
  const draft = `visitor ${before ? JSON.stringify(before) : 'new'}`
  const { form, submit, lost } = useZodForm(schema, {
    defaults: valuesOf(before),
    draft,
    unreadableText: unreadableFieldsText(before, { name: '称呼', mobile: '手机号', note: '备注' }),
    onSubmit: (values) => save.run({ body: bodyOf(values, before) }),
  })
  const { finish } = useFormVisit(draft)
  const double = sameNumber(others, useWatch({ control: form.control, name: 'mobile' }), before)
  const save = useAppMutation(saveVisitor, { onDone: finish, redirectTo: () => goBack() })
  return (
    <SaveForm title={before ? '编辑访客' : '新增访客'} onSubmit={submit} lost={lost} saving={save.busy}>
      <Card>
        <TextField control={form.control} name="name" label="称呼" placeholder="例如：何女士" maxLength={30} />
        <MobileField
          control={form.control}
          name="mobile"
          placeholder="可以不填"
          autoComplete="off"
          hint={double && `这个号码和“${visitorName(double)}”的一样`}
        />
        <TextField
          control={form.control}
          name="note"
          label="备注"
          placeholder="例如：周末方便接电话"
          multiline
          maxLength={NOTE_LENGTH}
        />
        <p className="muted">备注只有您自己能看到。请不要写病情等健康信息。</p>
      </Card>
    </SaveForm>
  )
}

function EditKnown({ id }: { id: string }) {
  const { data } = useSuspenseQuery(visitors())
  const visitor = data.find((one) => one.id === id)
  if (visitor) return <Edit key={id} visitor={visitor} />
  return (
    <Page title="编辑访客">
      <EmptyState
        picture="not-found"
        text="没有找到这位访客"
        action={{ label: '查看全部访客', to: to(paths.customerVisitors, { category: categoryOf('') }) }}
      />
    </Page>
  )
}

/** /visitors-detail-edit[/{id}]: adds a visitor, or changes a visitor (ADD-007). */
export default function VisitorEditScreen() {
  const { id } = useScreenParams(paths.visitorEdit)
  return id ? <EditKnown id={id} /> : <Edit visitor={null} />
}
