import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths, to } from '#/paths.ts'
import { GiftIcon } from '#/shared/ui/icons.tsx'
import { RefetchButton } from '#/shared/ui/lazy/refetch-button.tsx'
import { ScreenPart } from '#/shared/ui/lazy/screen-part.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { ArticleList } from '#/widgets/news/ArticleList.tsx'
import { NewsRail } from '#/widgets/news/NewsRail.tsx'
import { PosterRail } from '#/widgets/news/PosterRail.tsx'
import { articlePages, newsCategories, recommendedArticles } from '../queries.ts'
import { Section } from '#/widgets/Section.tsx'
import '../components/explore.css'
import '#/widgets/section.css'

function Categories() {
  const { data, isError } = useQuery(newsCategories())
  if (isError && !data) return <RefetchButton what="资讯分类" />
  if (!data || data.items.length === 0) return null
  return (
    <nav className="explore-categories" aria-label="资讯分类">
      {data.items.map(({ id, name }) => (
        <Link key={id} to={to(paths.exploreCategory, { type: id })}>
          {name}
        </Link>
      ))}
    </nav>
  )
}

function Recommended() {
  const { data, isError } = useQuery(recommendedArticles())
  if (isError && !data) return <RefetchButton what="推荐阅读" />
  if (!data || data.items.length === 0) return null
  return (
    <Section title="推荐阅读">
      <NewsRail articles={data.items} />
    </Section>
  )
}

function Articles() {
  const list = useSuspenseInfiniteQuery(articlePages())
  return <ArticleList list={list} empty="还没有文章，过一会儿再来看看" action={{ label: '返回首页', to: paths.home }} />
}

/** /explore: categories, recommended articles, posters, and all articles page by page (API-035). */
export default function ExploreScreen() {
  return (
    <Page title="健康资讯">
      <Categories />
      <Recommended />
      <PosterRail />
      <Card>
        <Row label="活动中心" icon={<GiftIcon />} to={paths.activityCenter} />
      </Card>
      <h2 className="section-title">全部文章</h2>
      <ScreenPart waiting={<ScreenSkeleton kind="list" />}>
        <Articles />
      </ScreenPart>
    </Page>
  )
}
