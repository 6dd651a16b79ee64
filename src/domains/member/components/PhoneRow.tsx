import { useState } from 'react'
import { shownAtCode } from '#/domains/auth/code-refusal.ts'
import { changePhone } from '#/domains/user/mutations.ts'
import { Form, SubmitButton } from '#/shared/form/Form.tsx'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { maskMobile } from '#/shared/lib/idcard.ts'
import { Row } from '#/shared/ui/Row.tsx'
import { Sheet } from '#/shared/ui/layers/Sheet.tsx'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { PhoneFields } from '#/widgets/PhoneFields.tsx'
import { PhoneForm } from '../forms/profile-form.ts'

function PhoneSheet({ onDone }: { onDone: () => void }) {
  const bind = useAppMutation(changePhone, {
    onDone,
    onFailed: (error) => shownAtCode(error, (refused) => form.setError('code', refused, { shouldFocus: true })),
  })
  const { form, submit } = useZodForm(PhoneForm, {
    defaults: { mobile: '', code: '' },
    onSubmit: ({ mobile, code }) => bind.run({ body: { mobilePhone: mobile, code } }),
  })
  return (
    <Form onSubmit={submit}>
      <p className="muted">更换以后，请用新的手机号登录。</p>
      <PhoneFields control={form.control} />
      <SubmitButton busy={bind.busy}>确认更换</SubmitButton>
    </Form>
  )
}

/** The mobile number, and the form to change it (AUTHX-003). */
export function PhoneRow({ mobile }: { mobile: string }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Row label="手机号" value={mobile ? maskMobile(mobile) : '未填写'} onPress={() => setOpen(true)} />
      <Sheet title="更换手机号" open={open} onClose={close}>
        <PhoneSheet onDone={close} />
      </Sheet>
    </>
  )
}
