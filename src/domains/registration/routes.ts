import { paths } from '#/paths.ts'
import { screen } from '#/shared/lib/screen.ts'
import { myRegistrations } from './queries.ts'

export const routes = [
  screen(paths.mySchedule, () => import('./screens/MyScheduleScreen.tsx'), {
    title: '我的预约',
    login: true,
    skeleton: 'list',
    data: () => [myRegistrations()],
  }),
]
