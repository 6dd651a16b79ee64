import { useInfiniteQuery } from '@tanstack/react-query'
import { paths, to } from '#/paths.ts'
import { ArticleRow } from '#/widgets/news/ArticleRow.tsx'
import type { Article } from '../model.ts'
import { articlePages, categoryPages } from '../queries.ts'
import { nextArticle } from '../rules.ts'
import { Section } from '#/widgets/Section.tsx'

/** The link to the next article of the same category. Optional: hidden if there is none and after a failure. */
export default function NextArticle({ article: { id, category } }: { article: Article }) {
  const { data } = useInfiniteQuery(category ? categoryPages(category) : articlePages())
  const next = nextArticle(data?.pages.flatMap(({ items }) => items) ?? [], id)
  if (!next) return null
  return (
    <Section title="下一篇">
      <ArticleRow article={next} address={to(paths.article, { id: next.id })} />
    </Section>
  )
}
