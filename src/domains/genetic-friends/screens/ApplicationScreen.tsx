import { paths, to } from '#/paths.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { ActionBar, Card, Page } from '#/shared/ui/Page.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { AboutFriend } from '../components/AboutFriend.tsx'
import { PersonHead } from '../components/PersonLink.tsx'
import type { Friend } from '../model.ts'
import { applicationText, canAnswer, friendStateLabel, nextStep } from '../rules.ts'
import { answerApplication } from '../mutations.ts'
import '../components/person.css'

/** The link for an application that I need not answer. */
function WayOn({ friend }: { friend: Friend }) {
  const { id } = friend
  const step = nextStep(friend)
  return (
    <Card>
      {step === 'open' ? (
        <LinkButton block to={to(paths.friend, { id })}>
          查看亲友
        </LinkButton>
      ) : step === 'apply' ? (
        <LinkButton block to={to(paths.friendLite, { id })}>
          申请加对方
        </LinkButton>
      ) : (
        <LinkButton block to={to(paths.relatives, { type: 'applications' })}>
          查看所有申请
        </LinkButton>
      )}
    </Card>
  )
}

/** FAM-008: accepting opens the new friend; a refusal stays on this screen and is shown. */
function Content({ friend }: { friend: Friend }) {
  const { id, friendState, remark, createdDate } = friend
  const answer = useAppMutation(answerApplication, {
    redirectTo: (_made, { query }) => (query.friendState === 'AGREED' ? to(paths.friend, { id }) : undefined),
  })
  const give = (wanted: 'AGREED' | 'REFUSED') => answer.run({ query: { id, friendState: wanted } })
  return (
    <>
      <PersonHead friend={friend}>
        {friendStateLabel(friendState) && <p>{friendStateLabel(friendState)}</p>}
        {remark && friendState === 'APPLY' && <p className="kin-word">{remark}</p>}
        {createdDate !== null && <span className="muted">{`申请时间 ${formatDate(createdDate, 'slash')}`}</span>}
        <p role="status">{applicationText(friend)}</p>
      </PersonHead>
      {canAnswer(friend) || answer.busy ? (
        <ActionBar>
          <Button kind="plain" busy={answer.busy} onPress={() => give('REFUSED')}>
            拒绝
          </Button>
          <Button busy={answer.busy} onPress={() => give('AGREED')}>
            同意
          </Button>
        </ActionBar>
      ) : (
        <WayOn friend={friend} />
      )}
    </>
  )
}

/** /apply-detail/{id}: one application with the buttons to answer (FAM-005 to FAM-008, API-032). */
export default function ApplicationScreen() {
  const { id } = useScreenParams(paths.friendApplication)
  return (
    <Page title="好友申请">
      <AboutFriend key={id} id={id}>
        {(friend) => <Content friend={friend} />}
      </AboutFriend>
    </Page>
  )
}
