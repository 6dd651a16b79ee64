import { defineApi } from '#/shared/api/endpoint.ts'

export const bannerApi = defineApi('banner', () => import('./model.ts'), {
  list: {
    method: 'POST',
    path: 'mall/api/public/banners/carousel',
    auth: 'public',
    anonymous: true,
    body: 'BannerQuery',
    reply: 'Banner',
    list: true,
  },
})
