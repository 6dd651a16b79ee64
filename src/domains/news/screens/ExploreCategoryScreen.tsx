import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { paths } from '#/paths.ts'
import { ScreenPart } from '#/shared/ui/lazy/screen-part.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { useShareCard } from '#/shared/wechat/share-card.ts'
import { ArticleList } from '#/widgets/news/ArticleList.tsx'
import { categoryPages, newsCategories } from '../queries.ts'
import { categoryCard } from '../rules.ts'
import '../components/explore.css'

function Articles({ type }: { type: string }) {
  const list = useSuspenseInfiniteQuery(categoryPages(type))
  return <ArticleList list={list} empty="这个分类还没有文章" action={{ label: '看看全部文章', to: paths.explore }} />
}

/** /explore-classification/{type}: the articles of one category (NAV-035). */
export default function ExploreCategoryScreen() {
  const { type } = useScreenParams(paths.exploreCategory)
  const { data: categories } = useQuery(newsCategories())
  const name = categories?.items.find(({ id }) => id === type)?.name ?? '资讯分类'
  useShareCard(categoryCard(name, type))
  return (
    <Page title={name}>
      <div className="explore-list">
        <ScreenPart waiting={<ScreenSkeleton kind="list" />}>
          <Articles type={type} />
        </ScreenPart>
      </div>
    </Page>
  )
}
