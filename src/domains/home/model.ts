import * as z from 'zod/mini'
import { as, Id, Name, shape, Text } from '#/shared/api/wire.ts'

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
export const Banner = shape('Banner', { title: Text, subtitle: Text, imageUrl: Name, linkUrl: Text })
export type Banner = z.infer<typeof Banner>

/** An activity announced once when the first screen opens; refused without a text. */
export const Activity = as(
  shape('Activity', { recordId: Id, title: Text, text: Text, linkUrl: Text }, 'title', 'text'),
  (activity) => ({ ...activity, title: activity.title || '活动通知' }),
)
export type Activity = z.infer<typeof Activity>
