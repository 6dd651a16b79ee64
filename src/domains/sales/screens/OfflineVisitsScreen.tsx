import { useSuspenseQuery } from '@tanstack/react-query'
import { invitationRecords } from '#/domains/invitation/queries.ts'
import { paths } from '#/paths.ts'
import { ScreenPart } from '#/shared/ui/lazy/screen-part.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { TabLinks } from '#/shared/ui/tabs/TabLinks.tsx'
import { Invited } from '../components/Invited.tsx'
import { SignIns } from '../components/SignIns.tsx'
import { visitTabs, visitType } from '../rules.ts'

function Visits({ type }: { type: ReturnType<typeof visitType> }) {
  const { data } = useSuspenseQuery(invitationRecords())
  return type === 'SIGN_IN' ? <SignIns records={data.items} /> : <Invited records={data.items} />
}

/** /offline-visit-list/{type}: the customers who are invited to come, and the customers who have come (REG-023). */
export default function OfflineVisitsScreen() {
  const type = visitType(useScreenParams(paths.offlineVisits).type)
  return (
    <Page title="线下到访">
      <TabLinks label="线下到访" tabs={visitTabs} value={type} />
      <ScreenPart key={type} waiting={<ScreenSkeleton kind="list" />}>
        <Visits type={type} />
      </ScreenPart>
    </Page>
  )
}
