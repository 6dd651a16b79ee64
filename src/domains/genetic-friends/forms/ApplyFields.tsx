import { characterCount } from '#/shared/form/character-count.ts'
import { useWatch } from 'react-hook-form'
import { Form, SubmitButton } from '#/shared/form/Form.tsx'
import { TextField } from '#/shared/form/Field.tsx'
import { useFormVisit } from '#/shared/form/use-form-visit.ts'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { Card } from '#/shared/ui/Page.tsx'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import type { Friend } from '../model.ts'
import { MAX_REMARK } from '../rules.ts'
import { applyForFriendship } from '../mutations.ts'
import { ApplyForm } from './apply-form.ts'

/** Applies with a remark, which stays in memory until it is sent (FAM-009). */
export function ApplyFields({ friend: { id, friendState } }: { friend: Friend }) {
  const draft = `kin-apply-${id}`
  const { form, submit } = useZodForm(ApplyForm, {
    defaults: { remark: '' },
    draft,
    onSubmit: ({ remark }) => apply.run({ body: { friendId: id, remark } }),
  })
  const visit = useFormVisit(draft)
  const apply = useAppMutation(applyForFriendship, { onDone: visit.finish })
  const characters = characterCount(useWatch({ control: form.control, name: 'remark' }))
  return (
    <Card>
      <Form onSubmit={submit}>
        <TextField
          control={form.control}
          name="remark"
          label="附一句话（选填）"
          placeholder="例如：我是……，想认识一下"
          hint={`${characters}/${MAX_REMARK}字。对方会看到您的姓名、头像和这句话`}
          multiline
        />
        <SubmitButton busy={apply.busy}>{friendState === 'REFUSED' ? '再次申请' : '申请加为亲友'}</SubmitButton>
      </Form>
    </Card>
  )
}
