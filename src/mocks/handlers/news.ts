import { newsApi } from '#/domains/news/contract.ts'
import { mockApi } from '../mock-api.ts'
import { Refuse } from '../refuse.ts'
import { videoArticles } from '../seed/lecture/videos.ts'

export const newsHandlers = mockApi(newsApi, {
  get: ({ path }) => {
    const row = videoArticles.find(({ id }) => id === path.id)
    if (!row) throw new Refuse(404, '内容不存在')
    return row
  },
})
