import { useSuspenseQuery } from '@tanstack/react-query'
import { paths, to } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { ScreenPart } from '#/shared/ui/lazy/screen-part.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { TabLinks } from '#/shared/ui/tabs/TabLinks.tsx'
import { useServerNow } from '#/shared/ui/use-server-now.ts'
import { LectureRow } from '#/widgets/lecture/LectureRow.tsx'
import { LectureVideos } from '#/widgets/lecture/LectureVideos.tsx'
import { CollapsedRows } from '#/shared/ui/lists/CollapsedRows.tsx'
import { lives } from '../queries.ts'
import { doctorText, inOrder, phaseOf, phaseTexts, timeText } from '../rules.ts'
import '#/widgets/lecture/lecture-row.css'

const toTab = (tab: 'videos' | 'lives') => to(paths.doctorHall, {}, { tab })

function Lives() {
  const { data } = useSuspenseQuery(lives())
  const now = useServerNow(data.items)
  if (data.items.length === 0)
    return (
      <EmptyState
        picture="empty-list"
        text="暂时没有直播，先看看讲堂视频吧"
        action={{ label: '看看讲堂视频', to: toTab('videos') }}
      />
    )
  return (
    <CollapsedRows items={inOrder(data.items, now)} nameOf={({ id }) => id} className="lecture-list">
      {(live) => {
        const phase = phaseOf(live, now)
        return (
          <LectureRow
            to={to(paths.live, { id: live.id })}
            title={live.title}
            picture={live.mainPicture}
            doctor={doctorText(live)}
            mark={phase === 'over' && live.replayUrl ? '看回放' : phaseTexts[phase]}
            strong={phase === 'running'}
            time={timeText(live)}
          />
        )
      }}
    </CollapsedRows>
  )
}

/** /famous-doctor-hall: lecture videos and live lectures (MISC-011). */
export default function DoctorHallScreen() {
  const tab = useSearch(paths.doctorHall).tab ?? 'videos'
  return (
    <Page title="名医讲堂">
      <TabLinks
        label="名医讲堂"
        value={tab}
        tabs={[
          { value: 'videos', label: '讲堂视频', to: toTab('videos') },
          { value: 'lives', label: '直播', to: toTab('lives') },
        ]}
      />
      <ScreenPart key={tab} waiting={<ScreenSkeleton kind="list" />}>
        {tab === 'lives' ? (
          <Lives />
        ) : (
          <LectureVideos empty="还没有讲堂视频，先看看直播吧" otherwise={{ label: '看看直播', to: toTab('lives') }} />
        )}
      </ScreenPart>
    </Page>
  )
}
