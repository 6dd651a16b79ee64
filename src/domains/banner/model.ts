import * as z from 'zod/mini'
import { Title } from '#/shared/api/title.ts'
import { Name, shape, Text } from '#/shared/api/wire.ts'

export const bannerPositions = [
  'MALL',
  'HOME',
  'MALL_PRIMARY',
  'MY_REPORTS',
  'REPORT_CATEGORIES',
  'REPORT_DETAILS',
  'REPORT_UNLOCK',
  'MY_MAIN',
  'MY_STORE_REPORTS',
] as const

export type BannerPosition = (typeof bannerPositions)[number]

export const BannerQuery = z.object({ position: z.enum(bannerPositions) })
/** A banner needs its picture; title and subtitle are optional. */
export const Banner = shape('Banner', { title: Title, subtitle: Title, imageUrl: Name, linkUrl: Text })
export type Banner = z.infer<typeof Banner>
