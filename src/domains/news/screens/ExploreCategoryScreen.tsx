import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { paths } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { InfiniteList } from '#/shared/ui/lists/InfiniteList.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { useShareCard } from '#/shared/wechat/share.ts'
import { ArticleRow } from '#/widgets/news/ArticleRow.tsx'
import type { Article } from '../model.ts'
import { categoryPages, newsCategories } from '../queries.ts'
import { categoryCard } from '../rules.ts'
import '../parts/explore.css'

const row = (article: Article) => <ArticleRow article={article} />
const idOf = (article: Article) => article.id

/** /explore-classification/{type}: the articles of one category (NAV-035). */
export default function ExploreCategoryScreen() {
  const { type } = useScreenParams(paths.exploreCategory)
  const { data: categories } = useQuery(newsCategories())
  const list = useSuspenseInfiniteQuery(categoryPages(type))
  const name = categories?.items.find(({ id }) => id === type)?.name ?? '资讯分类'
  useShareCard(categoryCard(name, type))
  return (
    <Page title={name}>
      <div className="explore-list">
        <InfiniteList
          list={list}
          itemKey={idOf}
          empty={
            <EmptyState
              picture="empty-list"
              text="这个分类还没有文章"
              action={{ label: '看看全部文章', to: paths.explore }}
            />
          }
        >
          {row}
        </InfiniteList>
      </div>
    </Page>
  )
}
