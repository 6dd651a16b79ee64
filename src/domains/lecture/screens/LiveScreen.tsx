import { useSuspenseQuery } from '@tanstack/react-query'
import { paths, to } from '#/paths.ts'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { useScreenParams, useSearch } from '#/shared/ui/screen-context.tsx'
import { useShareCard } from '#/shared/wechat/share-card.ts'
import { useSharerCode } from '#/widgets/share/use-sharer-code.ts'
import type { LectureLive } from '../model.ts'
import { CalendarEntry } from '../components/CalendarEntry.tsx'
import { Gone } from '../components/Gone.tsx'
import { LiveStage } from '../components/LiveStage.tsx'
import { usePhase } from '../hooks/use-phase.ts'
import { Words } from '../components/Words.tsx'
import { live as liveById, LIVE_CHECK_MS } from '../queries.ts'
import { doctorText, phaseTexts, timeText } from '../rules.ts'
import '#/widgets/lecture/lecture-row.css'

function Shown({ live }: { live: LectureLive }) {
  const phase = usePhase(live)
  const doctor = doctorText(live)
  const sharingCode = useSharerCode(useSearch(paths.live).sharingCode)
  const path = to(paths.live, { id: live.id }, { sharingCode })
  useShareCard({ title: live.title, description: doctor, picture: live.mainPicture, path })
  return (
    <Page title="直播">
      <LiveStage live={live} phase={phase} />
      <Words title={live.title} doctor={doctor} time={timeText(live)} html={live.introduction}>
        <p>
          <span className={phase === 'running' ? 'lecture-mark lecture-mark-strong' : 'lecture-mark'} role="status">
            {phaseTexts[phase]}
          </span>
        </p>
        {phase === 'before' && <CalendarEntry live={live} />}
      </Words>
      <LinkButton kind="text" block to={to(paths.doctorHall, {}, { tab: 'lives' })}>
        看看其他直播
      </LinkButton>
    </Page>
  )
}

/** /live-detail/{id}: a countdown, then the live lecture, then its replay; a text if it was cancelled. */
export default function LiveScreen() {
  const { id } = useScreenParams(paths.live)
  // Refetched at intervals, because a live lecture may be cancelled, begin late or end early.
  const { data: live } = useSuspenseQuery({ ...liveById(id), refetchInterval: LIVE_CHECK_MS })
  return live ? <Shown live={live} /> : <Gone title="直播" live />
}
