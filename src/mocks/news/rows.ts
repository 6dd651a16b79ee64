export interface ArticleRow {
  id: string
  category: string
  title: string
  summary: string
  /** Empty: an article without a picture. */
  picture: string
  /** YYYY-MM-DD; empty: an article without a date. */
  date: string
  content: string
  recommended: boolean
  /** Likes of people outside this database. */
  likes: number
  deleted?: true
}

export interface NewsTables {
  articles: ArticleRow[]
  thumbUps: { articleId: string; userId: string }[]
}
