import { query } from '#/shared/api/query.ts'
import { bannerApi } from './api.ts'
import type { BannerPosition } from './model.ts'

/** Banners of one position; public and rarely changed. */
export const banners = (position: BannerPosition) => ({
  ...query(bannerApi.list, { body: { position } }),
  staleTime: 300_000,
})
