import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { paths, to } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { InfiniteList } from '#/shared/ui/lists/InfiniteList.tsx'
import { ArticleRow } from './ArticleRow.tsx'
import type { Article } from '#/domains/news/model.ts'
import { articlePages } from '#/domains/news/queries.ts'

const row = (article: Article) => (
  <ArticleRow article={article} address={to(paths.toolArticle, {}, { id: article.id })} />
)
const idOf = (article: Article) => article.id

/** Articles to share; each opens with its ways to share. */
export function ToolArticles() {
  const list = useSuspenseInfiniteQuery(articlePages())
  return (
    <InfiniteList
      list={list}
      itemKey={idOf}
      empty={
        <EmptyState
          picture="empty-list"
          text="还没有可以推广的文章"
          action={{ label: '看看可以推广的商品', to: paths.goodsShare }}
        />
      }
    >
      {row}
    </InfiniteList>
  )
}
