import { paths } from '#/paths.ts'
import { Page } from '#/shared/ui/Page.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { OwnPoster } from '../components/OwnPoster.tsx'

/** /star-salsesman-playbill: a poster with the name and the code of the salesperson (VIS-004). */
export default function SalesmanPosterScreen() {
  const { poster } = useSearch(paths.salesmanPoster)
  return (
    <Page title="我的海报">
      <OwnPoster position="健康顾问" initialId={poster} />
    </Page>
  )
}
