import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths, to } from '#/paths.ts'
import { SearchIcon } from '#/shared/ui/icons.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { ScreenPart } from '#/shared/ui/lazy/screen-part.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { TabLinks } from '#/shared/ui/tabs/TabLinks.tsx'
import { Consent } from '../components/Consent.tsx'
import { ApplicationList, FriendList, RecommendedList } from '../components/PeopleLists.tsx'
import { SharingView } from '../components/SharingView.tsx'
import { applications, authorised } from '../queries.ts'
import { waitingForMe } from '../rules.ts'
import { type KinView, kinViews, viewLabel, viewOf } from '../views.ts'
import '../components/person.css'

const contents: Record<KinView, () => React.ReactNode> = {
  friends: FriendList,
  applications: ApplicationList,
  recommended: RecommendedList,
  sharing: SharingView,
}

function Views({ view }: { view: KinView }) {
  // The number is not essential: left out when the read fails.
  const { data } = useQuery(applications())
  const waiting = waitingForMe(data?.items ?? [])
  const labelOf = (one: KinView) =>
    one === 'applications' && waiting > 0 ? `${viewLabel[one]}（${waiting}）` : viewLabel[one]
  const Content = contents[view]
  return (
    <>
      <TabLinks
        label="基因亲友"
        value={view}
        tabs={kinViews.map((value) => ({ value, label: labelOf(value), to: to(paths.relatives, { type: value }) }))}
      />
      {view !== 'sharing' && (
        <Link className="kin-to-search" to={paths.friendSearch}>
          <SearchIcon size={20} />
          搜索姓名或手机号
        </Link>
      )}
      <ScreenPart key={view} waiting={<ScreenSkeleton kind="list" />}>
        <Content />
      </ScreenPart>
    </>
  )
}

/**
 * /relatives-main/{type}: friends, applications, recommendations and sharing; before the consent, only the consent
 * (FAM-011, LIT-020).
 */
export default function RelativesScreen() {
  const view = viewOf(useScreenParams(paths.relatives).type)
  const { data } = useSuspenseQuery(authorised())
  return <Page title="基因亲友">{data.authorized ? <Views view={view} /> : <Consent />}</Page>
}
