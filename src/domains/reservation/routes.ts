import { paths } from '#/paths.ts'
import { screen } from '#/shared/lib/screen.ts'
import { reservationDates } from './queries.ts'

export const routes = [
  screen(paths.personalReservation, () => import('./screens/PersonalReservationScreen.tsx'), {
    title: '个人预约',
    authorization: true,
    skeleton: 'form',
    data: () => [reservationDates()],
  }),
]
