import { paths, to } from '#/paths.ts'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { signs, signTitles } from '../contact-rules.ts'
import { ContactChannels } from '../components/ContactChannels.tsx'

/** /my-contact-us: the ways to reach the service, and the entries of the contact pages (LIT-017). */
export default function ContactScreen() {
  return (
    <Page title="联系我们">
      <ContactChannels />
      <Card title="想说什么？">
        {signs.map((sign) => (
          <Row key={sign} label={signTitles[sign]} to={to(paths.contactContent, { sign })} wide />
        ))}
      </Card>
      <Card title="自己找答案">
        <Row label="帮助中心" to={paths.help} wide />
        <Row label="知识库" to={paths.knowledge} wide />
      </Card>
    </Page>
  )
}
