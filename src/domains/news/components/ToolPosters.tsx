import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { paths } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { InfiniteList } from '#/shared/ui/lists/InfiniteList.tsx'
import { usePictureViewer } from '#/shared/ui/pictures/use-picture-viewer.tsx'
import { PosterCard } from '#/widgets/news/PosterCard.tsx'
import type { Poster } from '../model.ts'
import { posterPages } from '../queries.ts'
import './explore.css'

export function ToolPosters() {
  const list = useSuspenseInfiniteQuery(posterPages())
  const pictures = list.data.pages.flatMap(({ items }) => items.map(({ mainPicture }) => mainPicture))
  const viewer = usePictureViewer(pictures, '健康海报')
  const card = (poster: Poster) => (
    <PosterCard poster={poster} onOpen={() => viewer.open(pictures.indexOf(poster.mainPicture))} />
  )
  return (
    <>
      <p className="poster-hint">点开海报，长按图片即可保存或发给客户</p>
      <InfiniteList
        list={list}
        className="poster-grid"
        itemKey={({ id, mainPicture }) => id ?? mainPicture}
        empty={
          <EmptyState
            picture="empty-list"
            text="还没有可以推广的海报"
            action={{ label: '看看可以推广的商品', to: paths.goodsShare }}
          />
        }
      >
        {card}
      </InfiniteList>
      {viewer.shown}
    </>
  )
}
