import { newsApi } from '#/domains/news/api.ts'
import { type Db, nextId } from '../db.ts'
import type { ArticleRow } from '../news/rows.ts'
import { mockApi } from '../mock-api.ts'
import { HttpError } from '../http-error.ts'
import { videoArticles, videosAt } from '../seed/lecture/videos.ts'
import { activityCenterItems, newsCategories, posters, yearReport } from '../seed/news/extras.ts'
import { completeTask } from '../points.ts'
import { recordVisit } from '../visitor/visits.ts'
import { manyArticles } from '../seed/news/many-articles.ts'

const likesOf = (db: Db, { id, likes }: Pick<ArticleRow, 'id' | 'likes'>): number =>
  likes + db.thumbUps.filter(({ articleId }) => articleId === id).length

const isLiked = (db: Db, id: string, userId: string | undefined): boolean =>
  db.thumbUps.some((entry) => entry.articleId === id && entry.userId === userId)

const thumbs = (db: Db, article: Pick<ArticleRow, 'id' | 'likes'>, userId: string | undefined) => ({
  thumbUpNumber: likesOf(db, article),
  thumbedUp: isLiked(db, article.id, userId),
})

const listed = ({ id, title, category, summary, picture, date }: ArticleRow) => ({
  id,
  title,
  category,
  summary,
  mainPicture: picture,
  publishDate: date || null,
})

/** Published articles, newest first. */
const published = (db: Db, count: number | null) =>
  manyArticles(
    db.articles.filter(({ deleted }) => !deleted).toSorted((a, b) => b.date.localeCompare(a.date)),
    count,
  )

const find = (db: Db, id: string): ArticleRow => {
  const article = db.articles.find((entry) => entry.id === id.split('~')[0])
  if (!article || article.deleted) throw new HttpError(404)
  return article
}

/** The video with this id; undefined if an article has the same id. */
const videoOf = (db: Db, id: string) => {
  const video = videoArticles.find((entry) => entry.id === id)
  return video && db.articles.every((article) => article.id !== id) ? { ...video, likes: 0 } : undefined
}

/** A lecture, which can be shared like an article. */
const lectureOf = (db: Db, id: string) => videosAt(db.promotionHour).find((entry) => entry.id === id)

export const newsHandlers = mockApi(newsApi, {
  categories: () => newsCategories,
  list: ({ db, knobs }) => published(db, knobs.articles).map(listed),
  byExample: ({ db, body, knobs }) =>
    published(db, knobs.articles)
      .filter(({ category }) => !body.category || category === body.category)
      .filter(({ title }) => !body.title || title.includes(body.title))
      .map(listed),
  recommended: ({ db }) =>
    published(db, null)
      .filter(({ recommended }) => recommended)
      .map(listed),
  get: ({ db, path, user }) => {
    const video = videoOf(db, path.id)
    if (video) return { ...video, ...thumbs(db, video, user?.id) }
    const article = find(db, path.id)
    return { ...listed(article), content: article.content, ...thumbs(db, article, user?.id) }
  },
  posters: () => posters,
  activityCenter: () => activityCenterItems,
  yearReportBanner: () => yearReport,
  browsed: ({ db, body: { sharingCode: code, contentType, contentId }, user, now }) => {
    const { title } = lectureOf(db, contentId) ?? videoOf(db, contentId) ?? find(db, contentId)
    recordVisit(db, { user, code, contentType, contentId, title }, now)
    return null
  },
  logShare: ({ db, body, user, now }) => {
    const { title } = videoOf(db, body.newsId) ?? find(db, body.newsId)
    db.shareLogs.push({ id: nextId(db, 'SL'), userId: user.id, title, time: now, reward: null })
    completeTask(db, user.id, 'TRANSMIT_POPULAR_SCIENCE', now)
    return null
  },
  thumbUp: ({ db, path, user }) => {
    const article = videoOf(db, path.id) ?? find(db, path.id)
    if (!isLiked(db, article.id, user.id)) db.thumbUps.push({ articleId: article.id, userId: user.id })
    return { thumbUpNumber: likesOf(db, article) }
  },
})
