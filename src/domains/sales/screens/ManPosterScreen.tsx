import { Page } from '#/shared/ui/Page.tsx'
import { OwnPoster } from '../components/OwnPoster.tsx'

/** /star-man-playbill: the poster screen for any signed-in person who recommends the app (VIS-004). */
export default function ManPosterScreen() {
  return (
    <Page title="达人海报">
      <OwnPoster position="健康达人" />
    </Page>
  )
}
