import { query } from '#/shared/api/query.ts'
import { homeApi } from './contract.ts'
import type { BannerPosition } from './model.ts'

/** Banners of one position; public and rarely changed. */
export const banners = (position: BannerPosition) => ({
  ...query(homeApi.banners, { body: { position } }),
  staleTime: 300_000,
})

export const activities = () => ({ ...query(homeApi.activities, {}), staleTime: 300_000 })
