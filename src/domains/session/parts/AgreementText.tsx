import { RichText } from '#/shared/ui/RichText.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import type { Agreement } from '../model.ts'

/** The text of an agreement from the public store. */
export function AgreementText({ agreement }: { agreement: Agreement }) {
  return (
    <Card title={agreement.title}>
      <RichText html={agreement.content} />
    </Card>
  )
}
