import { Form, SubmitButton } from '#/shared/form/Form.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { SampleField } from './SampleField.tsx'
import { WhereNumber } from './WhereNumber.tsx'
import { useSampleInput } from '../hooks/use-sample-input.ts'
import './bind.css'

export function SampleNumberForm({ mallOrderId }: { mallOrderId?: string | undefined }) {
  const { control, submit, lost, scan, byHand, verifying } = useSampleInput(mallOrderId)
  return (
    <Form onSubmit={submit} lost={lost}>
      <Card>
        <SampleField control={control} onScan={scan} />
        {byHand && <WhereNumber />}
        <div className="bind-next">
          <SubmitButton busy={verifying}>下一步</SubmitButton>
        </div>
      </Card>
    </Form>
  )
}
