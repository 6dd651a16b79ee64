import { useSuspenseQuery } from '@tanstack/react-query'
import { query } from '#/shared/api/query.ts'
import { Page } from '#/shared/ui/Page.tsx'
import { sessionApi } from '../contract.ts'
import { AgreementText } from '../parts/AgreementText.tsx'

export default function PrivacyScreen() {
  const { data } = useSuspenseQuery(query(sessionApi.privacy, {}))
  return (
    <Page title="隐私条款">
      <AgreementText agreement={data} />
    </Page>
  )
}
