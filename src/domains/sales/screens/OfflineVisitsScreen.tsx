import { useSuspenseQuery } from '@tanstack/react-query'
import { invitationRecords } from '#/domains/invitation/queries.ts'
import { paths } from '#/paths.ts'
import { Page } from '#/shared/ui/Page.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { TabLinks } from '#/shared/ui/tabs/TabLinks.tsx'
import { Invited } from '../components/Invited.tsx'
import { SignIns } from '../components/SignIns.tsx'
import { visitTabs, visitType } from '../rules.ts'

/** /offline-visit-list/{type}: the customers who are invited to come, and the customers who have come (REG-023). */
export default function OfflineVisitsScreen() {
  const type = visitType(useScreenParams(paths.offlineVisits).type)
  const { data } = useSuspenseQuery(invitationRecords())
  return (
    <Page title="线下到访">
      <TabLinks label="线下到访" tabs={visitTabs} value={type} />
      {type === 'SIGN_IN' ? <SignIns records={data.items} /> : <Invited records={data.items} />}
    </Page>
  )
}
