import { paths } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import RichText from '#/shared/ui/RichText.tsx'
import type { Article } from '../model.ts'
import { minutesToRead, publishedOn } from '../rules.ts'
import './article.css'

/** `2026年11月18日 · 约3分钟读完`, as far as known. */
function About({ article }: { article: Article }) {
  const minutes = minutesToRead(article.content)
  const parts = [publishedOn(article), minutes > 0 && `约${minutes}分钟读完`].filter(Boolean)
  return parts.length > 0 && <p className="muted">{parts.join(' · ')}</p>
}

/** Title, date, main picture and text (CONT-001). Missing parts leave no gap. */
export function ArticleBody({ article }: { article: Article }) {
  return (
    <article className="article" data-aloud>
      <h2 className="article-title">{article.title}</h2>
      <About article={article} />
      {article.mainPicture && (
        <SafeImage src={article.mainPicture} alt="" ratio={16 / 9} eager className="article-picture" />
      )}
      {article.content ? (
        <RichText html={article.content} name={article.title} />
      ) : (
        <p>{article.summary || '这篇文章还没有正文'}</p>
      )}
    </article>
  )
}

export function ArticleGone({ title }: { title: string }) {
  return (
    <Page title={title}>
      <EmptyState
        picture="not-found"
        text="这篇文章已经下架或删除了"
        action={{ label: '看看其他文章', to: paths.explore }}
      />
    </Page>
  )
}
