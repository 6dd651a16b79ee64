import * as z from 'zod/mini'
import { as, Id, Instant, shape, Text } from '#/shared/api/wire.ts'

/** An article or, with an address of its file, a video. */
export const Article = as(
  shape('Article', {
    id: Id,
    title: Text,
    mainPicture: Text,
    publishDate: Instant,
    publishTime: Instant,
    category: Text,
    content: Text,
    videoUrl: Text,
  }),
  (article) => ({ ...article, title: article.title || '健康资讯' }),
)
export type Article = z.infer<typeof Article>
