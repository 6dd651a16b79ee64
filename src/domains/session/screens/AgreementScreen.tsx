import { useSuspenseQuery } from '@tanstack/react-query'
import { query } from '#/shared/api/query.ts'
import { Page } from '#/shared/ui/Page.tsx'
import { sessionApi } from '../contract.ts'
import { AgreementText } from '../parts/AgreementText.tsx'

export default function AgreementScreen() {
  const { data } = useSuspenseQuery(query(sessionApi.agreement, {}))
  return (
    <Page title="用户注册协议">
      <AgreementText agreement={data} />
    </Page>
  )
}
