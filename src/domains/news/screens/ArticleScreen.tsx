import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lazyLayer } from '#/shared/ui/lazy/lazy-layer.tsx'
import { paths } from '#/paths.ts'
import { ReadAloud } from '#/shared/ui/aloud/ReadAloud.tsx'
import { ShareIcon } from '#/shared/ui/icons.tsx'
import { optionalPart } from '#/shared/ui/lazy/optional-part.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { useScreenParams, useSearch } from '#/shared/ui/screen-context.tsx'
import { useIdle } from '#/shared/ui/use-idle.ts'
import { useShareCard } from '#/shared/wechat/share-card.ts'
import { ThumbUp } from '#/widgets/news/ThumbUp.tsx'
import type { Article } from '../model.ts'
import { ArticleBody, ArticleGone } from '../components/ArticleBody.tsx'
import { useSharedVisit } from '#/widgets/news/use-shared-visit.ts'
import { useSharerCode } from '#/widgets/share/use-sharer-code.ts'
import { articleById } from '../queries.ts'
import { articleCard } from '../rules.ts'

const NextArticle = optionalPart(() => import('../components/NextArticle.tsx'))
const ShareSheet = lazyLayer(() => import('../components/ArticleShareSheet.tsx'))

function Shown({ article, id }: { article: Article; id: string }) {
  const [share, setShare] = useState<boolean | null>(null)
  const idle = useIdle()
  const { sharingCode } = useSearch(paths.article)
  const code = useSharerCode(sharingCode)
  useShareCard(articleCard(article, id, code))
  useSharedVisit('NEWS', id, sharingCode)
  const buttons = (
    <>
      <ReadAloud />
      <button type="button" className="icon-button" aria-label="分享" onClick={() => setShare(true)}>
        <ShareIcon />
      </button>
    </>
  )
  return (
    <Page title="文章详情" right={buttons}>
      <ArticleBody article={article} />
      <ThumbUp article={article} />
      {idle && <NextArticle article={article} />}
      {share !== null && (
        <ShareSheet article={article} id={id} sharingCode={code} open={share} onClose={() => setShare(false)} />
      )}
    </Page>
  )
}

export default function ArticleScreen() {
  const { id } = useScreenParams(paths.article)
  const { data: article } = useSuspenseQuery(articleById(id))
  return article ? <Shown key={id} article={article} id={id} /> : <ArticleGone title="文章详情" />
}
