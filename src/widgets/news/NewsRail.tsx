import { Link } from 'react-router'
import type { Article } from '#/domains/news/model.ts'
import { publishedOn } from '#/domains/news/rules.ts'
import { paths, to } from '#/paths.ts'
import { withStyle } from '#/shared/lib/pictures.ts'
import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import './news-rail.css'
import '../section.css'

function RailCard({ article }: { article: Article }) {
  const date = publishedOn(article)
  return (
    <Link className="news-card" to={to(paths.article, { id: article.id })}>
      {article.mainPicture ? (
        <SafeImage src={withStyle(article.mainPicture, 'compress')} alt="" ratio={16 / 9} />
      ) : (
        <span className="news-card-words" aria-hidden="true">
          {article.summary || article.title}
        </span>
      )}
      <span className="news-card-title">{article.title}</span>
      {date && <span className="muted">{date}</span>}
    </Link>
  )
}

/** Articles side by side, each with its picture, or with its first words if there is no picture. */
export function NewsRail({ articles }: { articles: readonly Article[] }) {
  return (
    <ul className="rail">
      {articles.map((article) => (
        <li key={article.id}>
          <RailCard article={article} />
        </li>
      ))}
    </ul>
  )
}
