import { paths } from '#/paths.ts'
import { Page } from '#/shared/ui/Page.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { signTitles, toSign } from '../contact-rules.ts'
import { PrivacyContent, ServiceContent } from '../components/ContactContents.tsx'
import { Feedback } from '../components/Feedback.tsx'

const contents = { service: ServiceContent, feedback: Feedback, privacy: PrivacyContent }

/** /my-contact-us-content/{sign}: one contact page; an unknown sign opens the page of the service (LIT-017). */
export default function ContactContentScreen() {
  const sign = toSign(useScreenParams(paths.contactContent).sign)
  const Content = contents[sign]
  return (
    <Page title={signTitles[sign]}>
      <Content />
    </Page>
  )
}
