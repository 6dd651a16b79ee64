import { useNavigate } from 'react-router'
import { paths, to } from '#/paths.ts'
import { TextField } from '#/shared/form/Field.tsx'
import { Form } from '#/shared/form/Form.tsx'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { FindForm } from '../form.ts'

/** /find-counselor: finds a counselor by work number or mobile number (ROLE-005, ADD-012). */
export default function FindCounselorScreen() {
  const navigate = useNavigate()
  const { form, submit } = useZodForm(FindForm, {
    defaults: { keyword: '' },
    draft: 'find-counselor',
    onSubmit: ({ keyword }) => void navigate(to(paths.foundCounselor, {}, { keyword })),
  })
  return (
    <Page title="查找顾问">
      <Form className="card" onSubmit={submit}>
        <TextField
          control={form.control}
          name="keyword"
          label="工号或手机号"
          placeholder="例如：W1001"
          hint="顾问的工号在名片或合同上"
          maxLength={20}
          clean={(typed) => typed.replace(/\s/g, '')}
        />
        <Button type="submit" block>
          查找
        </Button>
      </Form>
      <Card>
        <Row label="我是顾问，获取收款码" to={paths.counselorCode} wide />
      </Card>
    </Page>
  )
}
