import { defineApi } from '#/shared/api/endpoint.ts'

export const homeApi = defineApi('home', () => import('./model.ts'), {
  banners: { method: 'POST', path: 'mall/api/public/banners/carousel', auth: 'public', body: 'BannerQuery', reply: 'Banner', list: true },
})
