import { memo } from 'react'
import { Link } from 'react-router'
import type { Article } from '#/domains/news/model.ts'
import { publishedOn } from '#/domains/news/rules.ts'
import { paths, to } from '#/paths.ts'
import { withStyle } from '#/shared/lib/pictures.ts'
import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import './article-row.css'

interface ArticleRowProps {
  article: Article
  /** The target of the link; by default the article. */
  address?: string
}

/** One article in a list: title, date and picture (CONT-001). Without a picture, the summary takes the whole width. */
export const ArticleRow = memo(function ArticleRow({ article, address }: ArticleRowProps) {
  const { id, title, summary, mainPicture } = article
  const date = publishedOn(article)
  return (
    <Link className="article-row" to={address ?? to(paths.article, { id })}>
      <span className="article-row-text">
        <span className="article-row-title">{title}</span>
        {!mainPicture && summary && <span className="article-row-summary">{summary}</span>}
        {date && <span className="muted">{date}</span>}
      </span>
      {mainPicture && (
        <SafeImage src={withStyle(mainPicture, 'compress')} alt="" ratio={4 / 3} className="article-row-picture" />
      )}
    </Link>
  )
})
