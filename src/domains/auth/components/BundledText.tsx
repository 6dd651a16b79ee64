import { Card } from '#/shared/ui/Page.tsx'
import RichText from '#/shared/ui/RichText.tsx'
import { partnerAgreement, privacyClause, userAgreement } from '../agreements.ts'

const texts = { userAgreement, privacyClause, partnerAgreement }

export default function BundledText({ name }: { name: keyof typeof texts }) {
  const { title, content } = texts[name]
  return (
    <Card title={title}>
      <RichText html={content} />
    </Card>
  )
}
