import { useSuspenseQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { Form, SubmitButton } from '#/shared/form/Form.tsx'
import { required, text } from '#/shared/form/validators.ts'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { ActionBar, Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { WhenFields } from '../forms/WhenFields.tsx'
import type { Reservation } from '../model.ts'
import { reservationDates } from '../queries.ts'
import { whenText } from '../rules.ts'
import { reservationAddress } from '../visit-addresses.ts'
import { changeVisit } from '../mutations.ts'
import '../forms/reservation.css'

const WhenForm = z.object({ date: text('预约日期', required), time: text('预约时间', required) })

/** Changes the day or the time of a visit; visitors and payment cannot be changed. */
export function ChangeEditor({ reservation }: { reservation: Reservation }) {
  const { id, date, time, visitors } = reservation
  useSuspenseQuery(reservationDates())
  const change = useAppMutation(changeVisit, { redirectTo: () => reservationAddress(id) })
  const { form, submit } = useZodForm(WhenForm, {
    defaults: { date, time },
    onSubmit: (values) => change.run({ body: { id, ...values } }),
  })
  return (
    <Form onSubmit={submit}>
      <Card title="更改时间">
        <Row label="现在的时间" value={whenText(reservation)} />
        <Row label="访客" value={visitors.map(({ name }) => name || '访客').join('、') || '以预约为准'} />
      </Card>
      <Card>
        <WhenFields control={form.control} visitors={visitors.length} own={{ date, time }} />
      </Card>
      <p className="muted reservation-hint">访客和费用不变。要换人或加人，请取消后重新预约。</p>
      <ActionBar>
        <SubmitButton busy={change.busy}>确认更改</SubmitButton>
      </ActionBar>
    </Form>
  )
}
