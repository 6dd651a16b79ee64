import { paths } from '#/paths.ts'
import { Form } from '#/shared/form/Form.tsx'
import { TextField } from '#/shared/form/Field.tsx'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { safeTarget } from '#/shared/lib/safe/safe-target.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { ActionBar, Card, Page, useGoBack } from '#/shared/ui/Page.tsx'
import { useReturnTo } from '#/shared/lib/actions/use-return-to.ts'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { toast } from '#/shared/ui/layers/toast.ts'
import { EmailForm } from '../forms/invoice-form.ts'
import { emailLine } from '../forms/InvoiceFields.tsx'
import { storeEmail, storedEmail } from '../last-email.ts'
import '../components/invoice.css'

/** /email-fill?target=: the e-mail address for invoices, then back to the screen in `target` (decision 187). */
export default function EmailFillScreen() {
  const target = safeTarget(useSearch(paths.emailFill).target)
  const returnTo = useReturnTo()
  const goBack = useGoBack()
  const { form, submit } = useZodForm(EmailForm, {
    defaults: { email: storedEmail() },
    onSubmit: async ({ email }) => {
      storeEmail(email.trim())
      toast('邮箱已填好', 'success')
      if (target) await returnTo(target)
      else goBack()
    },
  })
  return (
    <Page title="填写邮箱">
      <Form onSubmit={submit}>
        <Card>
          <TextField control={form.control} {...emailLine} />
        </Card>
        <p className="muted invoice-hint">申请电子发票时会自动填上这个邮箱，离开后不会保存。</p>
        <ActionBar>
          <Button type="submit" block>
            确定
          </Button>
        </ActionBar>
      </Form>
    </Page>
  )
}
