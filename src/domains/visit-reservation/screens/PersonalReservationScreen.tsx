import { Page } from '#/shared/ui/Page.tsx'
import { ReservationEditor } from '../components/ReservationEditor.tsx'

/** /personal-reservation-form: a visit of one person, without a login (REG-029). */
export default function PersonalReservationScreen() {
  return (
    <Page title="个人预约">
      <ReservationEditor personal />
    </Page>
  )
}
