import { paths, to } from '#/paths.ts'
import { textOfMarkup } from '#/shared/lib/safe/markup.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { knownTime } from '#/shared/lib/time/edges.ts'
import type { ShareCard } from '#/shared/wechat/share-card.ts'
import { type ContentKind, contentKinds } from './content-kinds.ts'
import type { Article, Poster } from './model.ts'

/** The date of publication as YYYY年MM月DD日: publishDate, else publishTime; null if neither is known (CONT-001). */
export function publishedOn({ publishDate, publishTime }: Pick<Article | Poster, 'publishDate' | 'publishTime'>) {
  const time = knownTime(publishDate) ?? knownTime(publishTime)
  return time === null ? null : formatDate(time, 'chinese')
}

/** The share card of an article; only a sharing code identifies the sharer (NAV-008). */
export const articleCard = (article: Article, id: string, sharingCode: string | null = null): ShareCard => ({
  title: article.title,
  description: article.summary || '健康科普文章',
  picture: article.mainPicture,
  path: to(paths.article, { id }, { sharingCode }),
})

/** The article after this one in the list; if this article is the last or not in the list, the first other article. */
export function nextArticle(articles: readonly Article[], id: string): Article | null {
  const others = articles.filter((article) => article.id !== id)
  const after = articles.slice(articles.findIndex((article) => article.id === id) + 1)
  return after.find((article) => article.id !== id) ?? others[0] ?? null
}

/** The number of likes: from the reply to a new like, else from the article; null shows no number. */
export const likesOf = (article: Article, liked: boolean, counted: number | null | undefined): number | null =>
  counted ?? (article.thumbUpNumber === null ? null : article.thumbUpNumber + Number(liked && !article.thumbedUp))

/** The kind that `/tool-operation/{type}` opens; an unknown type is NEWS (decision 17). */
export const toolKind = (type: string): ContentKind => contentKinds.find((known) => known === type) ?? 'NEWS'

export const categoryCard = (name: string, type: string): ShareCard => ({
  title: name,
  description: '健康科普文章',
  picture: '',
  path: to(paths.exploreCategory, { type }),
})

export const articlePoster = (article: Article, link: string) => ({
  name: article.title,
  subtitle: article.summary,
  accent: publishedOn(article) ?? '',
  picture: article.mainPicture,
  link,
})

/** Reading speed of older readers, in characters per minute. */
const CHARACTERS_PER_MINUTE = 350
const SAMPLE = 20_000

/** The reading time in minutes; 0 for less than half a minute. Of long HTML only a sample is counted. */
export function minutesToRead(html: string): number {
  const sample = html.slice(0, SAMPLE)
  const share = sample.length === 0 ? 0 : textOfMarkup(sample).replace(/\s/g, '').length / sample.length
  return Math.round((share * html.length) / CHARACTERS_PER_MINUTE)
}
