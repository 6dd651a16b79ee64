import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import { Countdown } from '#/shared/ui/Countdown.tsx'
import { VideoPlayer } from '#/shared/ui/video/VideoPlayer.tsx'
import type { LectureLive } from '../model.ts'
import { type Phase, playable } from '../rules.ts'
import './lecture.css'

const quietTexts: Partial<Record<Phase, string>> = {
  over: '直播已结束，暂时没有回放',
  cancelled: '这场直播已取消',
  open: '直播时间待定，请过些时候再来看',
  unknown: '直播时间未知，请过些时候再来看',
}

export function LiveStage({ live, phase }: { live: LectureLive; phase: Phase }) {
  const src = playable(live, phase)
  if (phase === 'running' || src)
    return (
      <VideoPlayer
        // The replay is another video, so it gets a new player.
        key={phase}
        name={`live-${live.id}`}
        title={live.title}
        src={src}
        poster={live.mainPicture}
        live={phase !== 'over'}
      />
    )
  return (
    <div className="lecture-stage">
      <SafeImage src={live.mainPicture} alt="" ratio={16 / 9} eager />
      <p className="lecture-stage-text">
        {phase === 'before' && typeof live.startTime === 'number' ? (
          <Countdown until={live.startTime} prefix="距开播" over="马上开播" />
        ) : (
          quietTexts[phase]
        )}
      </p>
    </div>
  )
}
