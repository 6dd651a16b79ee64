import * as z from 'zod/mini'
import { contentKinds } from './content-kinds.ts'
import { transform, Flag, Id, Instant, maybe, Name, orNothing, shape, Text, Whole } from '#/shared/api/wire.ts'

export { Nothing, PageQuery } from '#/shared/api/wire.ts'

export const NewsCategory = transform(shape('NewsCategory', { id: Id, name: Text }), ({ id, name }) => ({
  id,
  name: name || '其他',
}))
export type NewsCategory = z.infer<typeof NewsCategory>

/** Lists leave the content out. */
export const Article = transform(
  shape('Article', {
    id: Id,
    title: Text,
    mainPicture: Text,
    publishDate: Instant,
    publishTime: Instant,
    category: Text,
    summary: Text,
    content: Text,
    /** Of a video: the address of its file. */
    videoUrl: Text,
    /** Null: the server does not count. */
    thumbUpNumber: Whole,
    thumbedUp: Flag,
  }),
  (article) => ({ ...article, title: article.title || '健康资讯' }),
)
export type Article = z.infer<typeof Article>

/** Which shared link was opened. */
export const Browsed = z.object({
  contentType: z.enum(contentKinds),
  contentId: z.string(),
  sharingCode: z.string(),
})

export const ArticleExample = z.object({ category: z.optional(z.string()), title: z.optional(z.string()) })

/** A poster is its picture. */
export const Poster = transform(
  shape('Poster', { id: maybe(Id), title: Text, mainPicture: Name, publishDate: Instant, publishTime: Instant }),
  (poster) => ({ ...poster, title: poster.title || '健康海报' }),
)
export type Poster = z.infer<typeof Poster>

/** Refused without a picture and a title. */
export const ActivityCenterItem = transform(
  shape('ActivityCenterItem', { publishDate: Instant, bannerURL: Text, title: Text, url: Text }, 'bannerURL', 'title'),
  (item) => ({ ...item, title: item.title || '活动' }),
)
export type ActivityCenterItem = z.infer<typeof ActivityCenterItem>

/** An empty reply means that there is none now. */
export const YearReportBanner = orNothing(
  shape('YearReportBanner', { title: Text, imageUrl: Text, linkUrl: Text }, 'title', 'imageUrl'),
)

/** A server may answer nothing: then it has counted. */
export const ThumbUp = orNothing(shape('ThumbUp', { thumbUpNumber: Whole }))
