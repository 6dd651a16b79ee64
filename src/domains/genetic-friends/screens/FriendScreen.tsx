import { paths, to } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { AboutFriend } from '../components/AboutFriend.tsx'
import { CompareCard } from '../components/CompareCard.tsx'
import { PersonHead } from '../components/PersonLink.tsx'
import { ShareCard } from '../components/ShareCard.tsx'
import { SimilarityCard } from '../components/SimilarityCard.tsx'
import type { Friend } from '../model.ts'
import { hasWithdrawn, isRelationKnown } from '../rules.ts'

function Content({ friend }: { friend: Friend }) {
  const toProfile = { label: '查看简介', to: to(paths.friendLite, { id: friend.id }) }
  if (!isRelationKnown(friend))
    return (
      <>
        <PersonHead friend={friend} />
        <EmptyState picture="waiting" text="你们现在的关系没有读出来，暂时不能显示相似度" action={toProfile} />
        {/* If the two are friends, the person must still be able to stop sharing. */}
        <ShareCard friend={friend} />
      </>
    )
  if (friend.friendState !== 'AGREED')
    return <EmptyState picture="waiting" text="你们还不是基因亲友，所以看不到相似度" action={toProfile} />
  if (hasWithdrawn(friend))
    return (
      <>
        <PersonHead friend={friend} />
        <EmptyState
          picture="waiting"
          text="对方收回了基因数据的授权，现在看不到相似度和结果。对方重新授权后，会在这里显示"
          action={{ label: '看看其他亲友', to: to(paths.relatives, { type: 'friends' }) }}
        />
      </>
    )
  return (
    <>
      <PersonHead friend={friend} />
      <SimilarityCard similarity={friend.geneticRelationshipResult?.similarity ?? null} />
      <ShareCard friend={friend} />
      <CompareCard friend={friend} />
    </>
  )
}

/** /friends-detail/{id}: a friend with the similarity and both lists of results (FAM-010, FAM-016). */
export default function FriendScreen() {
  const { id } = useScreenParams(paths.friend)
  return (
    <Page title="好友详情">
      <AboutFriend key={id} id={id}>
        {(friend) => <Content friend={friend} />}
      </AboutFriend>
    </Page>
  )
}
