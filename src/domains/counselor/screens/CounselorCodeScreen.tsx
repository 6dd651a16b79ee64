import { useState } from 'react'
import { Form, SubmitButton } from '#/shared/form/Form.tsx'
import { MobileField } from '#/shared/form/MobileField.tsx'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { maskMobile } from '#/shared/lib/idcard.ts'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { CounselorForm } from '../form.ts'
import { sendPayCode } from '../mutations.ts'

/**
 * /get-code-pay-counselor: the business authorization code is sent to the counselor's phone and never shown on this
 * screen, which anybody can open (ROLE-006, INS-006).
 */
export default function CounselorCodeScreen() {
  const [sentTo, setSentTo] = useState('')
  const send = useAppMutation(sendPayCode, { onDone: (_, { body }) => setSentTo(body.mobilePhone) })
  const { form, submit } = useZodForm(CounselorForm, {
    defaults: { mobile: '' },
    draft: 'counselor-code',
    onSubmit: ({ mobile }) => send.run({ body: { mobilePhone: mobile, businessKey: 'payCounselor' } }),
  })
  return (
    <Page title="顾问收款码">
      <Form className="card" onSubmit={submit}>
        <MobileField
          control={form.control}
          name="mobile"
          placeholder="顾问登记的手机号"
          hint="收款时出示的授权码会发到这个手机号"
        />
        <SubmitButton busy={send.busy}>获取收款码</SubmitButton>
      </Form>
      {send.done && (
        <Card title="短信已发送">
          <p role="status">{`收款码已发到 ${maskMobile(sentTo)}，请查看短信。收款时向客户出示，不要转发给他人。`}</p>
        </Card>
      )}
    </Page>
  )
}
