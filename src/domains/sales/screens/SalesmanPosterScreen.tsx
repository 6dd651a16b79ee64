import { Page } from '#/shared/ui/Page.tsx'
import { OwnPoster } from '../parts/OwnPoster.tsx'

/** /star-salsesman-playbill: a poster with the name and the code of a salesperson (VIS-004). */
export default function SalesmanPosterScreen() {
  return (
    <Page title="我的海报">
      <OwnPoster position="健康顾问" />
    </Page>
  )
}
