import { paths } from '#/paths.ts'
import { Page } from '#/shared/ui/Page.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { ApplyFields } from '../forms/ApplyFields.tsx'
import { AboutFriend } from '../components/AboutFriend.tsx'
import { PersonHead } from '../components/PersonLink.tsx'
import { NextStepLink } from '../components/NextStepLink.tsx'
import type { Friend } from '../model.ts'
import { canApply, friendStateLabel, liteText } from '../rules.ts'

function Content({ friend }: { friend: Friend }) {
  return (
    <>
      <PersonHead friend={friend}>
        {friendStateLabel(friend.friendState) && <p>{friendStateLabel(friend.friendState)}</p>}
        <p role="status">{liteText(friend)}</p>
      </PersonHead>
      {canApply(friend) ? <ApplyFields friend={friend} /> : <NextStepLink friend={friend} />}
    </>
  )
}

/** /friends-detail--lite/{id}: a person before the friendship, with the form to apply (FAM-009, FAM-015). */
export default function FriendLiteScreen() {
  const { id } = useScreenParams(paths.friendLite)
  return (
    <Page title="好友简介">
      <AboutFriend key={id} id={id}>
        {(friend) => <Content friend={friend} />}
      </AboutFriend>
    </Page>
  )
}
