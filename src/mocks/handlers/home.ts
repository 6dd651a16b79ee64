import { homeApi } from '#/domains/home/contract.ts'
import { mockApi } from '../mock-api.ts'
import { banners } from '../seed/goods.ts'

export const homeHandlers = mockApi(homeApi, {
  banners: ({ body }) =>
    banners
      .filter((banner) => banner.position === body.position)
      .map(({ id, title, subtitle, picture, target }) => ({ id, title, subtitle, imageUrl: picture, linkUrl: target })),
})
