import { defineApi } from '#/shared/api/endpoint.ts'

export const lectureApi = defineApi('lecture', () => import('./model.ts'), {
  videos: {
    method: 'GET',
    path: 'qa/api/public/lecture-videos',
    auth: 'public',
    query: 'PageQuery',
    reply: 'LectureVideo',
    list: true,
  },
  video: { method: 'GET', path: 'qa/api/public/lecture-videos/{id}', auth: 'public', reply: 'LectureVideo' },
  lives: {
    method: 'GET',
    path: 'qa/api/public/lecture-lives',
    auth: 'public',
    query: 'PageQuery',
    reply: 'LectureLive',
    list: true,
  },
  live: { method: 'GET', path: 'qa/api/public/lecture-lives/{id}', auth: 'public', reply: 'LectureLive' },
})
