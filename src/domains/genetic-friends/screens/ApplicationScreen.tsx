import { DatedText } from '#/shared/ui/dated/DatedText.tsx'
import { paths, to } from '#/paths.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { ActionBar, Page } from '#/shared/ui/Page.tsx'
import { inputIfConfirmed } from '#/shared/ui/layers/toast.ts'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { AboutFriend } from '../components/AboutFriend.tsx'
import { PersonHead } from '../components/PersonLink.tsx'
import { NextStepLink } from '../components/NextStepLink.tsx'
import type { Friend } from '../model.ts'
import { applicationText, canAnswer, friendStateLabel } from '../rules.ts'
import { answerApplication } from '../mutations.ts'
import '../components/person.css'

const ASK = '确定拒绝这个申请吗？拒绝后，您仍可以申请加对方。'

/**
 * FAM-008: accepting opens the page of the new friend. A refusal needs a confirmation; afterwards this screen stays
 * open and shows the refusal.
 */
function Content({ friend }: { friend: Friend }) {
  const { id, friendState, remark, createdDate } = friend
  const answer = useAppMutation(answerApplication, {
    redirectTo: (_made, { query }) => (query.friendState === 'AGREED' ? to(paths.friend, { id }) : undefined),
  })
  const given = (friendState: 'AGREED' | 'REFUSED') => ({ query: { id, friendState } })
  const refuse = () => answer.run(inputIfConfirmed({ text: ASK, confirm: '拒绝' }, given('REFUSED')))
  return (
    <>
      <PersonHead friend={friend}>
        {friendStateLabel(friendState) && <p>{friendStateLabel(friendState)}</p>}
        {remark && friendState === 'APPLY' && <p className="kin-word">{remark}</p>}
        {createdDate !== null && (
          <span className="muted">
            <DatedText text={`申请时间 ${formatDate(createdDate, 'slash')}`} />
          </span>
        )}
        <p role="status">{applicationText(friend)}</p>
      </PersonHead>
      {canAnswer(friend) || answer.busy ? (
        <ActionBar>
          <Button kind="plain" busy={answer.busy} onPress={refuse}>
            拒绝
          </Button>
          <Button busy={answer.busy} onPress={() => answer.run(given('AGREED'))}>
            同意
          </Button>
        </ActionBar>
      ) : (
        <NextStepLink friend={friend} />
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
