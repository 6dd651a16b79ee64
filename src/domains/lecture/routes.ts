import { articleById } from '#/domains/news/queries.ts'
import { paths } from '#/paths.ts'
import { screen } from '#/shared/lib/screen.ts'
import { firstVideos, lectureVideo, lectureVideos, live, lives } from './queries.ts'

export const routes = [
  screen(paths.videoDetail, () => import('./screens/NewsVideoScreen.tsx'), {
    title: '视频',
    share: true,
    skeleton: 'detail',
    data: ({ params }) => [articleById(params.id), firstVideos()],
  }),
  screen(paths.lectureVideo, () => import('./screens/LectureVideoScreen.tsx'), {
    title: '名医讲堂',
    share: true,
    skeleton: 'detail',
    data: ({ params }) => [lectureVideo(params.id), firstVideos()],
  }),
  screen(paths.live, () => import('./screens/LiveScreen.tsx'), {
    title: '直播',
    share: true,
    skeleton: 'detail',
    data: ({ params }) => [live(params.id)],
  }),
  screen(paths.doctorHall, () => import('./screens/DoctorHallScreen.tsx'), {
    title: '名医讲堂',
    login: true,
    keepAlive: true,
    skeleton: 'list',
    data: ({ search }) => [search.tab === 'lives' ? lives() : lectureVideos()],
  }),
]
