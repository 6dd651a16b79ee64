import { paths, to } from '#/paths.ts'
import { Page } from '#/shared/ui/Page.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { useShareCard } from '#/shared/wechat/share-card.ts'
import { useSharerCode } from '#/widgets/share/use-sharer-code.ts'
import { eventCard } from '../event-rules.ts'
import type { RegistrationEvent } from '../model.ts'
import { NoEvent } from '../components/NoEvent.tsx'
import { SignUp } from '../components/SignUp.tsx'
import { SignUpResult } from '../components/SignUpResult.tsx'

function Sharing({ event }: { event: RegistrationEvent }) {
  useShareCard(eventCard(event, useSharerCode(useSearch(paths.signForm).sharingCode)))
  return null
}

/** /sign-form: signs up for an event (CONT-005), or shows the result of a registration. */
export default function SignFormScreen() {
  const { id, sharingCode, registrationId } = useSearch(paths.signForm)
  if (registrationId) return <SignUpResult id={registrationId} />
  if (!id)
    return (
      <Page title="活动报名">
        <NoEvent />
      </Page>
    )
  return (
    <SignUp
      title="活动报名"
      eventId={id}
      sharingCode={sharingCode}
      resultAt={(registration) => to(paths.signForm, {}, { id, registrationId: registration })}
    >
      {(event) => <Sharing event={event} />}
    </SignUp>
  )
}
