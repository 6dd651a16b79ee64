import type { ArticleRow } from '../../news/rows.ts'
import { cellArticles } from './cell.ts'
import { geneArticles } from './gene.ts'
import { nutritionArticles } from './nutrition.ts'
import { pregnancyArticles } from './pregnancy.ts'
import { screeningArticles } from './screening.ts'

/** A1 to A24; A10 has no picture, A15 no date, A25 was deleted. */
export const articles: ArticleRow[] = [
  ...geneArticles,
  ...screeningArticles,
  ...nutritionArticles,
  ...pregnancyArticles,
  ...cellArticles,
  {
    id: 'A25',
    category: 'gene',
    title: '已下架的文章',
    summary: '',
    picture: '',
    date: '2026-01-01',
    content: '<p>已下架</p>',
    recommended: false,
    likes: 0,
    deleted: true,
  },
]
