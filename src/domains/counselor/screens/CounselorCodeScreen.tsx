import { Form } from '#/shared/form/Form.tsx'
import { TextField } from '#/shared/form/Field.tsx'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { typedMobile } from '#/shared/lib/mobile.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { CounselorForm, type CounselorValues } from '../form.ts'
import { getPayCode } from '../mutations.ts'
import './counselor.css'

/** /get-code-pay-counselor: a counselor gets the business authorization code by mobile number (ROLE-006, INS-006). */
export default function CounselorCodeScreen() {
  const get = useAppMutation(getPayCode)
  const { form, submit } = useZodForm<CounselorValues, CounselorValues>(CounselorForm, {
    defaults: { mobile: '' },
    draft: 'counselor-code',
    onSubmit: ({ mobile }) => get.run({ body: { mobilePhone: mobile, businessKey: 'payCounselor' } }),
  })
  return (
    <Page title="顾问收款码">
      <Form className="card" onSubmit={submit}>
        <TextField
          control={form.control}
          name="mobile"
          label="手机号"
          placeholder="顾问登记的手机号"
          hint="填写登记过的手机号，获取收款时出示的授权码"
          inputMode="tel"
          autoComplete="tel"
          clean={typedMobile}
        />
        <Button type="submit" block busy={get.busy}>
          获取收款码
        </Button>
      </Form>
      {get.made && (
        <Card title="收款码">
          <div role="status">
            {get.made.code && <p className="counselor-code">{get.made.code}</p>}
            <p className="muted">{get.made.message || '请在收款时向客户出示，不要转发给他人。'}</p>
          </div>
        </Card>
      )}
    </Page>
  )
}
