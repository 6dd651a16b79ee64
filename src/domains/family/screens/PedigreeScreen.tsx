import { useQuery } from '@tanstack/react-query'
import { paths, to } from '#/paths.ts'
import { Page } from '#/shared/ui/Page.tsx'
import { ScreenPart } from '#/shared/ui/lazy/screen-part.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { TabLinks } from '#/shared/ui/tabs/TabLinks.tsx'
import { InvitationLists } from '../components/InvitationLists.tsx'
import { waitingInvitations } from '../queries.ts'
import { FamilyList } from '../tree/components/FamilyList.tsx'
import { FamilyTree } from '../tree/components/FamilyTree.tsx'
import { pedigreeViews, type PedigreeView, viewLabel, viewOf } from '../views.ts'

const contents: Record<PedigreeView, () => React.ReactNode> = {
  family: FamilyTree,
  list: FamilyList,
  invitations: InvitationLists,
}

/** /my-pedigree/{type}: the family as a tree, the same family as a list, and the invitations (GEN-011, FAM-014, LIT-020). */
export default function PedigreeScreen() {
  const view = viewOf(useScreenParams(paths.pedigree).type)
  // The number is not essential: left out when the read fails.
  const { data: waiting } = useQuery(waitingInvitations())
  const badge = waiting?.count ? `（${waiting.count}）` : ''
  const Content = contents[view]
  return (
    <Page title="家庭族谱">
      <TabLinks
        label="家庭"
        value={view}
        tabs={pedigreeViews.map((value) => ({
          value,
          label: value === 'invitations' ? `${viewLabel[value]}${badge}` : viewLabel[value],
          to: to(paths.pedigree, { type: value }),
        }))}
      />
      <ScreenPart key={view} waiting={<ScreenSkeleton kind="list" />}>
        <Content />
      </ScreenPart>
    </Page>
  )
}
