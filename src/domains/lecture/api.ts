import { defineApi } from '#/shared/api/endpoint.ts'

export const lectureApi = defineApi('lecture', () => import('./model.ts'), {
  videos: {
    method: 'GET',
    path: 'lecture-videos',
    url: '/qa/api/public/lecture-videos',
    auth: 'public',
    query: 'PageQuery',
    reply: 'LectureVideo',
    list: true,
  },
  video: {
    method: 'GET',
    path: 'lecture-videos/{id}',
    url: '/qa/api/public/lecture-videos/{id}',
    auth: 'public',
    reply: 'LectureVideo',
  },
  lives: {
    method: 'GET',
    path: 'lecture-lives',
    url: '/qa/api/public/lecture-lives',
    auth: 'public',
    query: 'PageQuery',
    reply: 'LectureLive',
    list: true,
  },
  live: {
    method: 'GET',
    path: 'lecture-lives/{id}',
    url: '/qa/api/public/lecture-lives/{id}',
    auth: 'public',
    reply: 'LectureLive',
  },
})
