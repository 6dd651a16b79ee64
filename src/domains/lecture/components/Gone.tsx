import { paths, to } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Page } from '#/shared/ui/Page.tsx'

/** Shown for a video or live lecture that does not exist, with a link to the list (ADD-010). */
export function Gone({ title, live = false }: { title: string; live?: boolean }) {
  return (
    <Page title={title}>
      <EmptyState
        picture="not-found"
        text={live ? '这场直播已经下架了' : '这个视频已经下架了'}
        action={{
          label: live ? '看看其他直播' : '看看其他视频',
          to: to(paths.doctorHall, {}, { tab: live ? 'lives' : 'videos' }),
        }}
      />
    </Page>
  )
}
