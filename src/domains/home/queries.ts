import { query } from '#/shared/api/query.ts'
import { homeApi } from './contract.ts'
import type { bannerPositions } from './model.ts'

/** Banners of one position; public and slow to change. */
export const banners = (position: (typeof bannerPositions)[number]) => ({
  ...query(homeApi.banners, { body: { position } }),
  staleTime: 300_000,
})

export const homeBanners = () => banners('HOME')

export const activities = () => ({ ...query(homeApi.activities, {}), staleTime: 300_000 })
