import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import type { Article } from '#/domains/news/model.ts'
import { articlePages } from '#/domains/news/queries.ts'
import { paths, to } from '#/paths.ts'
import { ArticleList } from './ArticleList.tsx'

const addressOf = ({ id }: Article) => to(paths.toolArticle, {}, { id })

export function ToolArticles() {
  const list = useSuspenseInfiniteQuery(articlePages())
  return (
    <ArticleList
      list={list}
      empty="还没有可以推广的文章"
      action={{ label: '看看可以推广的商品', to: paths.goodsShare }}
      addressOf={addressOf}
    />
  )
}
