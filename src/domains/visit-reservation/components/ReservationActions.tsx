import { paths, to } from '#/paths.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { ActionBar, Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { confirm } from '#/shared/ui/layers/toast.ts'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import type { Reservation } from '../model.ts'
import { mayChange, mayInvoice, type Phase, whenText } from '../rules.ts'
import { cancelVisit } from '../mutations.ts'
import { VisitCalendar } from './VisitCalendar.tsx'
import { VisitInvoice } from './VisitInvoice.tsx'

/** API-033: cancels the reservation after a confirmation. */
function CancelButton({ reservation, paid }: { reservation: Reservation; paid: boolean }) {
  const cancel = useAppMutation(cancelVisit)
  const press = () =>
    cancel.run(async () => {
      const money = paid ? '已付的费用会原路退回。' : ''
      const text = `确定取消${whenText(reservation)}的预约吗？取消后名额会让给别人。${money}`
      const sure = await confirm({ text, confirm: '取消预约', cancel: '再想想' })
      return sure ? { query: { id: reservation.id } } : null
    })
  return (
    <Button kind="plain" busy={cancel.busy} onPress={press}>
      取消预约
    </Button>
  )
}

/** REG-030: calendar, invoice, change and cancellation, as far as the state allows them. */
export function ReservationActions({ reservation, phase }: { reservation: Reservation; phase: Phase }) {
  const { id, amount } = reservation
  const change = mayChange(phase)
  return (
    <>
      <Card>
        {phase === 'booked' && <VisitCalendar reservation={reservation} />}
        {mayInvoice(reservation, phase) && <VisitInvoice id={id} />}
        <Row label="联系我们" wide to={paths.contactUs} />
      </Card>
      {change && (
        <ActionBar>
          <CancelButton reservation={reservation} paid={phase === 'booked' && amount !== 0} />
          <LinkButton kind="plain" to={to(paths.reservation, {}, { id })}>
            更改时间
          </LinkButton>
        </ActionBar>
      )}
    </>
  )
}
