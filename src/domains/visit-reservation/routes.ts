import { paths } from '#/paths.ts'
import { screen } from '#/shared/lib/screen.ts'
import { myReservations, reservationById, reservationDates, visitorTypes } from './queries.ts'

export const routes = [
  screen(paths.reservation, () => import('./screens/ReservationScreen.tsx'), {
    title: '参观预约',
    skeleton: 'form',
    data: ({ search: { id, again } }) => {
      const of = id ?? again
      return [reservationDates(), ...(id ? [] : [visitorTypes()]), ...(of ? [reservationById(of)] : [])]
    },
  }),
  screen(paths.reservationInquiry, () => import('./screens/ReservationInquiryScreen.tsx'), {
    title: '预约查询',
    skeleton: 'list',
    data: ({ search: { id }, signedIn }) => (id ? [reservationById(id)] : signedIn ? [myReservations()] : []),
  }),
  screen(paths.personalReservation, () => import('./screens/PersonalReservationScreen.tsx'), {
    title: '个人预约',
    authorization: true,
    skeleton: 'form',
    data: () => [reservationDates(), visitorTypes()],
  }),
]
