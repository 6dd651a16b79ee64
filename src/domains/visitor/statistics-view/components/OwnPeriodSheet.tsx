import { useNavigate } from 'react-router'
import type { ContentKind } from '#/domains/news/content-kinds.ts'
import { Form } from '#/shared/form/Form.tsx'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { Sheet } from '#/shared/ui/layers/Sheet.tsx'
import { DayField } from '#/widgets/DayField.tsx'
import type { Period } from '../../statistics.ts'
import { PeriodForm } from '../period-form.ts'
import { ownAddress } from '../period-rules.ts'
import './statistics.css'

interface Props {
  category: ContentKind
  period: Period
  open: boolean
  onClose: () => void
}

function PeriodFields({ category, period, onClose }: Omit<Props, 'open'>) {
  const navigate = useNavigate()
  const { form, submit } = useZodForm(PeriodForm, {
    defaults: period,
    onSubmit: (values) => {
      onClose()
      void navigate(ownAddress(category, values), { replace: true })
    },
  })
  return (
    <Form onSubmit={submit}>
      <DayField control={form.control} name="from" label="开始日期" />
      <DayField control={form.control} name="to" label="结束日期" />
      <div className="stats-own">
        <Button type="submit" block>
          看这段时间
        </Button>
      </div>
    </Form>
  )
}

export function OwnPeriodSheet({ open, onClose, ...props }: Props) {
  return (
    <Sheet title="自选时间" open={open} onClose={onClose}>
      <PeriodFields {...props} onClose={onClose} />
    </Sheet>
  )
}
