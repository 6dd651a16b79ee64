import { type ComponentProps, useCallback } from 'react'
import { paths, to } from '#/paths.ts'
import type { Article } from '#/domains/news/model.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { InfiniteList } from '#/shared/ui/lists/InfiniteList.tsx'
import { ArticleRow } from './ArticleRow.tsx'

interface ArticleListProps {
  list: ComponentProps<typeof InfiniteList<Article>>['list']
  empty: string
  action: { label: string; to: string }
  /** The address that an article opens at; by default its own screen. */
  addressOf?: (article: Article) => string
}

const articleAddress = ({ id }: Article) => to(paths.article, { id })
const idOf = (article: Article) => article.id

export function ArticleList({ list, empty, action, addressOf = articleAddress }: ArticleListProps) {
  const row = useCallback(
    (article: Article) => <ArticleRow article={article} address={addressOf(article)} />,
    [addressOf],
  )
  return (
    <InfiniteList list={list} itemKey={idOf} empty={<EmptyState picture="empty-list" text={empty} action={action} />}>
      {row}
    </InfiniteList>
  )
}
