import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { paths } from '#/paths.ts'
import { Page } from '#/shared/ui/Page.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { useShareCard } from '#/shared/wechat/share-card.ts'
import { ArticleList } from '#/widgets/news/ArticleList.tsx'
import { categoryPages, newsCategories } from '../queries.ts'
import { categoryCard } from '../rules.ts'
import '../components/explore.css'

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
        <ArticleList list={list} empty="这个分类还没有文章" action={{ label: '看看全部文章', to: paths.explore }} />
      </div>
    </Page>
  )
}
