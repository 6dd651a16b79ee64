import { useQuery } from '@tanstack/react-query'
import type { ContentKind } from '#/domains/news/content-kinds.ts'
import { me } from '#/domains/user/queries.ts'
import { ScreenPart } from '#/shared/ui/lazy/screen-part.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { LectureVideos } from '#/widgets/lecture/LectureVideos.tsx'
import { ToolArticles } from '#/widgets/news/ToolArticles.tsx'
import { ShareableGoods } from './ShareableGoods.tsx'

/** Lecture videos; their share cards contain the person's own sharing code. */
function ShareableVideos({ goods }: { goods: string }) {
  const { data: user } = useQuery(me())
  return (
    <LectureVideos
      empty="还没有可以推广的视频"
      otherwise={{ label: '看看可以推广的商品', to: goods }}
      sharingCode={user?.shareCode}
    />
  )
}

/**
 * Content to share, of one kind (VIS-002). `goods` is the address of the list of goods to share; an empty list of
 * content links to it.
 */
export function ShareableContent({ kind, goods }: { kind: ContentKind; goods: string }) {
  return (
    <ScreenPart key={kind} waiting={<ScreenSkeleton kind="list" />}>
      {kind === 'GOODS' && <ShareableGoods />}
      {kind === 'NEWS' && <ToolArticles />}
      {kind === 'VIDEO' && <ShareableVideos goods={goods} />}
    </ScreenPart>
  )
}
