import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { me } from '#/domains/user/queries.ts'
import { paths } from '#/paths.ts'
import { Form, SubmitButton } from '#/shared/form/Form.tsx'
import { TextField } from '#/shared/form/Field.tsx'
import { plainNumber } from '#/shared/lib/typed-number.ts'
import { ActionBar, Card, Page } from '#/shared/ui/Page.tsx'
import { PhoneFields } from '#/widgets/PhoneFields.tsx'
import { useContractForm } from '../forms/use-contract-form.ts'
import { sendContractCode } from '../mutations.ts'
import '../components/contract.css'

const authorisation = {
  kind: 'contract',
  codeLabel: '授权码',
  request: sendContractCode,
} as const

/** /my-contract-binding: binds a storage contract with the code sent to its holder (BIND-009). */
export default function ContractBindingScreen() {
  const { data: user } = useSuspenseQuery(me())
  const { form, submit, lost, binding } = useContractForm(user.mobile)
  return (
    <Page title="绑定储存合同">
      <p className="contract-note">绑定后，可以在这里查看合同和账单。授权码会发送到签约时预留的手机号。</p>
      <Form onSubmit={submit} lost={lost}>
        <Card>
          <TextField
            control={form.control}
            name="contractNo"
            label="合同编号"
            placeholder="请输入10位或18位合同编号"
            inputMode="numeric"
            clean={plainNumber}
            hint="编号在合同首页的右上角"
          />
          <PhoneFields control={form.control} source={authorisation} />
        </Card>
        <ActionBar>
          <SubmitButton busy={binding}>绑定合同</SubmitButton>
        </ActionBar>
      </Form>
      <Link className="contract-more" to={paths.contractList}>
        查看已绑定的合同
      </Link>
    </Page>
  )
}
