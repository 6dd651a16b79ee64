import { Form, SubmitButton } from '#/shared/form/Form.tsx'
import { TextField } from '#/shared/form/Field.tsx'
import { useFormVisit } from '#/shared/form/use-form-visit.ts'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { ScanIcon } from '#/shared/ui/icons.tsx'
import { copyWithToast } from '#/shared/ui/layers/copy.ts'
import { Card } from '#/shared/ui/Page.tsx'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { withFailureToast, isWechat, scanCode } from '#/shared/wechat/wechat.ts'
import { ExpressForm, expressNumber, persistedExpressFields } from '../forms/express-form.ts'
import type { Claim } from '../model.ts'
import { addExpress } from '../mutations.ts'
import './insurance.css'

function MailAddress({ address }: { address: string }) {
  if (!address) return <p className="claim-text">寄送地址请咨询客服。</p>
  const copy = () => void copyWithToast(address, '已复制', '没有复制成功，请长按文字复制')
  return (
    <>
      <p className="claim-text">{`寄到：${address}`}</p>
      <Button kind="text" onPress={copy}>
        复制地址
      </Button>
    </>
  )
}

/** The address for the original documents, and their parcel's number: typed, or scanned in WeChat (INS-001). */
export function ExpressCard({ claim: { id, mailAddress } }: { claim: Claim }) {
  const draft = `claim-express ${id}`
  const { form, submit, lost } = useZodForm(ExpressForm, {
    defaults: { expressCompany: '', expressNumber: '' },
    draft,
    persisted: persistedExpressFields,
    onSubmit: (values) => save.run({ body: { id, ...values } }),
  })
  const visit = useFormVisit(draft)
  const save = useAppMutation(addExpress, { onDone: visit.finish })
  const scan = async () => {
    const code = await withFailureToast(scanCode())
    if (code) form.setValue('expressNumber', expressNumber(code), { shouldValidate: true })
  }
  return (
    <Card title="寄送材料原件">
      <MailAddress address={mailAddress} />
      <Form onSubmit={submit} lost={lost}>
        <TextField
          control={form.control}
          name="expressCompany"
          label="快递公司"
          placeholder="例如：顺丰速运"
          maxLength={30}
        />
        <TextField
          control={form.control}
          name="expressNumber"
          label="快递单号"
          placeholder="快递面单上的号码"
          clean={expressNumber}
          right={
            isWechat() && (
              <button type="button" className="icon-button" aria-label="扫描快递单号" onClick={() => void scan()}>
                <ScanIcon />
              </button>
            )
          }
        />
        <SubmitButton busy={save.busy}>提交快递单号</SubmitButton>
      </Form>
    </Card>
  )
}
