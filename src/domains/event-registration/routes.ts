import { myReservations } from '#/domains/visit-reservation/queries.ts'
import { me } from '#/domains/user/queries.ts'
import { paths } from '#/paths.ts'
import { screen } from '#/shared/lib/screen.ts'
import { eventById, isFull, myRegistrations, registrationById } from './queries.ts'

const signUpReads = (eventId: string) => [eventById(eventId), isFull(eventId), me()]

export const routes = [
  screen(paths.mySchedule, () => import('./screens/MyScheduleScreen.tsx'), {
    title: '我的预约',
    login: true,
    skeleton: 'list',
    data: () => [myRegistrations(), myReservations()],
  }),
  screen(paths.signForm, () => import('./screens/SignFormScreen.tsx'), {
    title: '活动报名',
    login: true,
    share: 'own',
    skeleton: 'form',
    data: ({ search: { id, registrationId } }) =>
      registrationId ? [registrationById(registrationId)] : id ? signUpReads(id) : [],
  }),
  screen(paths.storageReservation, () => import('./screens/StorageReservationScreen.tsx'), {
    title: '免疫细胞存储预约',
    login: true,
    skeleton: 'form',
    data: ({ params }) => signUpReads(params.id),
  }),
  screen(paths.storageInfo, () => import('./screens/StorageInfoScreen.tsx'), {
    title: '免疫细胞存储信息',
    login: true,
    skeleton: 'form',
    data: ({ params }) => [registrationById(params.id)],
  }),
]
