import * as z from 'zod/mini'
import { Prose } from '#/shared/api/prose.ts'
import { contentKinds } from './content-kinds.ts'
import { Title } from '#/shared/api/title.ts'
import {
  transform,
  Flag,
  Id,
  Instant,
  maybe,
  Name,
  nullableReply,
  shape,
  Text,
  WholeNumber,
} from '#/shared/api/wire.ts'

export { Nothing, PageQuery } from '#/shared/api/wire.ts'

export const NewsCategory = transform(shape('NewsCategory', { id: Id, name: Text }), ({ id, name }) => ({
  id,
  name: name || '其他',
}))
export type NewsCategory = z.infer<typeof NewsCategory>

/** Lists do not contain the content. */
export const Article = transform(
  shape('Article', {
    id: Id,
    title: Title,
    mainPicture: Text,
    publishDate: Instant,
    publishTime: Instant,
    category: Text,
    summary: Prose,
    content: Text,
    /** The address of the file, if the article is a video. */
    videoUrl: Text,
    /** Null when the server does not count likes. */
    thumbUpNumber: WholeNumber,
    thumbedUp: Flag,
  }),
  (article) => ({ ...article, title: article.title || '健康资讯' }),
)
export type Article = z.infer<typeof Article>

/** Identifies the shared link that was opened. */
export const Browsed = z.object({
  contentType: z.enum(contentKinds),
  contentId: z.string(),
  sharingCode: z.string(),
})

export const SharedArticle = z.object({ newsId: z.string() })

export const ArticleExample = z.object({ category: z.optional(z.string()), title: z.optional(z.string()) })

/** A poster needs its picture; a poster without a picture is refused. */
export const Poster = transform(
  shape('Poster', { id: maybe(Id), title: Title, mainPicture: Name, publishDate: Instant, publishTime: Instant }),
  (poster) => ({ ...poster, title: poster.title || '健康海报' }),
)
export type Poster = z.infer<typeof Poster>

/** Refused when both picture and title are missing. */
export const ActivityCenterItem = transform(
  shape('ActivityCenterItem', { publishDate: Instant, bannerURL: Text, title: Title, url: Text }, 'bannerURL', 'title'),
  (item) => ({ ...item, title: item.title || '活动' }),
)
export type ActivityCenterItem = z.infer<typeof ActivityCenterItem>

/** Empty when there is no banner at the moment. */
export const YearReportBanner = nullableReply(
  shape('YearReportBanner', { title: Title, imageUrl: Text, linkUrl: Text }, 'title', 'imageUrl'),
)

/** An empty reply means that the like was counted. */
export const ThumbUp = nullableReply(shape('ThumbUp', { thumbUpNumber: WholeNumber }))
