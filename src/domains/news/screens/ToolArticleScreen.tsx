import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { me } from '#/domains/user/queries.ts'
import { paths, to } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { shareLink, useShareCard } from '#/shared/wechat/share-card.ts'
import { ShareOptions } from '#/widgets/share/ShareOptions.tsx'
import { ArticleBody, ArticleGone } from '../components/ArticleBody.tsx'
import { articleById } from '../queries.ts'
import { articleCard, articlePoster } from '../rules.ts'

function Shown({ id }: { id: string }) {
  const { data: article } = useSuspenseQuery(articleById(id))
  const { data: user } = useQuery(me())
  const card = article && articleCard(article, id, user?.shareCode)
  useShareCard(card)
  if (!card) return <ArticleGone title="工具文章" />
  return (
    <Page title="工具文章">
      <Card title="发给客户">
        <ShareOptions poster={articlePoster(article, shareLink(card))} own />
      </Card>
      <ArticleBody article={article} />
    </Page>
  )
}

/** /tool-operation/article: an article whose link contains the person's own sharing code. */
export default function ToolArticleScreen() {
  const { id } = useSearch(paths.toolArticle)
  if (id) return <Shown id={id} />
  return (
    <Page title="工具文章">
      <EmptyState
        picture="empty-list"
        text="先选一篇文章，再发给客户"
        action={{ label: '选一篇文章', to: to(paths.tools, { type: 'NEWS' }) }}
      />
    </Page>
  )
}
