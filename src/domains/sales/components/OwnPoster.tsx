import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { invitationCard } from '#/domains/invitation/rules.ts'
import type { Poster } from '#/domains/news/model.ts'
import { posterPages } from '#/domains/news/queries.ts'
import { me } from '#/domains/user/queries.ts'
import { paths } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { InfiniteList } from '#/shared/ui/lists/InfiniteList.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { shareLink } from '#/shared/wechat/share-card.ts'
import { PosterCard } from '#/widgets/news/PosterCard.tsx'
import { loadAndDrawPoster, PosterView } from '#/widgets/share/Poster.tsx'
import { useDrawing } from '#/widgets/share/use-drawing.ts'
import { ownPoster, type PosterOwner } from '../rules.ts'
import './own-poster.css'

const empty = (
  <EmptyState
    picture="empty-list"
    text="现在还没有可以用的海报"
    action={{ label: '先用二维码邀请', to: paths.myInvitation }}
  />
)

interface PosterChoiceProps {
  person: PosterOwner
  link: string
  /** The id of the poster that is shown first; null, or an id that is not in the list, for the first of the list. */
  initialId: string | null
}

function PosterChoice({ person, link, initialId }: PosterChoiceProps) {
  const list = useSuspenseInfiniteQuery(posterPages())
  const [selected, setSelected] = useState<Poster | null>(null)
  const { made, draw } = useDrawing()
  const posters = list.data.pages.flatMap(({ items }) => items)
  const poster = selected ?? posters.find(({ id }) => id !== null && id === initialId) ?? posters[0] ?? null
  if (!poster) return empty
  const choose = (one: Poster) => {
    setSelected(one)
    draw(loadAndDrawPoster(ownPoster(one, person, link)))
  }
  return (
    <>
      <Card title={`已选：${poster.title}`}>
        <PosterView
          facts={ownPoster(poster, person, link)}
          made={made}
          onStart={() => choose(poster)}
          label="画上我的名字和二维码"
        />
      </Card>
      <h2 className="own-poster-title">换一张海报</h2>
      <InfiniteList
        list={list}
        className="own-poster-grid"
        itemKey={({ id, mainPicture }) => id ?? mainPicture}
        empty={empty}
      >
        {(one) => (
          // Compared by the picture, because a poster may have no id.
          <PosterCard poster={one} chosen={one.mainPicture === poster.mainPicture} onOpen={() => choose(one)} />
        )}
      </InfiniteList>
    </>
  )
}

export function OwnPoster({ position, initialId = null }: { position: string; initialId?: string | null }) {
  const { data: user } = useSuspenseQuery(me())
  if (user.shareCode)
    return (
      <PosterChoice
        person={{ name: user.fullName, picture: user.headImage, position }}
        link={shareLink(invitationCard(user.shareCode))}
        initialId={initialId}
      />
    )
  return (
    <EmptyState
      picture="empty-list"
      text="您还没有邀请码，请过几天再来看看"
      action={{ label: '返回我的', to: paths.myMain }}
    />
  )
}
