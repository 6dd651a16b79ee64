import { useNavigate } from 'react-router'
import { contentType } from '#/domains/invitation/extension-rules.ts'
import type { Poster } from '#/domains/news/model.ts'
import { paths, to } from '#/paths.ts'
import { Page } from '#/shared/ui/Page.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { TabLinks } from '#/shared/ui/tabs/TabLinks.tsx'
import { PosterRail } from '#/widgets/news/PosterRail.tsx'
import { ShareableContent } from '#/widgets/share/ShareableContent.tsx'
import { StoreHead } from '../components/StoreHead.tsx'
import { StoreVisitors } from '../components/StoreVisitors.tsx'
import { storeTabs } from '../rules.ts'

const goods = to(paths.retailStore, { type: 'GOODS' })

/** /retail-store/{type}: the content that a salesperson shares, by kind, with its results (VIS-002). */
export default function RetailStoreScreen() {
  const kind = contentType(useScreenParams(paths.retailStore).type)
  const navigate = useNavigate()
  // A poster is shared with the person's name and code.
  const draw = ({ id }: Poster) => void navigate(to(paths.salesmanPoster, {}, { poster: id }))
  return (
    <Page title="我的小店">
      <TabLinks label="店里的内容" tabs={storeTabs} value={kind} />
      <StoreHead>
        <StoreVisitors kind={kind} />
      </StoreHead>
      {kind === 'GOODS' && <PosterRail onOpen={draw} />}
      <ShareableContent kind={kind} goods={goods} />
    </Page>
  )
}
