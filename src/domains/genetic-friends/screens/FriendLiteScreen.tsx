import { paths, to } from '#/paths.ts'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { ApplyFields } from '../forms/ApplyFields.tsx'
import { AboutFriend } from '../components/AboutFriend.tsx'
import { PersonHead } from '../components/PersonLink.tsx'
import type { Friend } from '../model.ts'
import { canApply, friendStateLabel, liteText, nextStep } from '../rules.ts'

/** The link for a person to whom I cannot apply. */
function WayOn({ friend }: { friend: Friend }) {
  const { id } = friend
  const step = nextStep(friend)
  const way =
    step === 'answer'
      ? { label: '查看申请', at: to(paths.friendApplication, { id }) }
      : step === 'open'
        ? { label: '查看亲友', at: to(paths.friend, { id }) }
        : { label: '查看所有申请', at: to(paths.relatives, { type: 'applications' }) }
  return (
    <Card>
      <LinkButton block to={way.at}>
        {way.label}
      </LinkButton>
    </Card>
  )
}

function Content({ friend }: { friend: Friend }) {
  return (
    <>
      <PersonHead friend={friend}>
        {friendStateLabel(friend.friendState) && <p>{friendStateLabel(friend.friendState)}</p>}
        <p role="status">{liteText(friend)}</p>
      </PersonHead>
      {canApply(friend) ? <ApplyFields friend={friend} /> : <WayOn friend={friend} />}
    </>
  )
}

/**
 * /friends-detail--lite/{id}: the short profile of a person before the friendship, with the form to apply (FAM-009,
 * FAM-015).
 */
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
