import { useState } from 'react'
import { isPicture } from '#/shared/lib/safe/picture-address.ts'
import { Button } from '../Button.tsx'
import { storedSpeed, positionOf } from './watch-progress.ts'
import { type PlayableVideo, type Playback, usePlayback } from './use-playback.ts'
import { canRetry, clockText, faultTexts, isVideo, type Speed, speeds } from './video-rules.ts'
import './video.css'

interface VideoPlayerProps extends PlayableVideo {
  title: string
  poster: string
  /** Address of a WebVTT file; a file on another host needs CORS headers. */
  subtitles?: string
}

/** Plays in the page: iOS, WeChat's engines and the older X5 each read their own attribute. */
const INLINE = {
  playsInline: true,
  'webkit-playsinline': 'true',
  'x5-playsinline': 'true',
  'x5-video-player-type': 'h5-page',
} as const

/** On iPhones, only a video element can fill the screen, through a method of its own. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void }

function fillScreen(video: PhoneVideo | null): void {
  if (video?.requestFullscreen) void video.requestFullscreen().catch(() => undefined)
  else video?.webkitEnterFullscreen?.()
}

const PlayGlyph = () => (
  <svg viewBox="0 0 24 24" className="video-glyph" aria-hidden="true">
    <path d="M8 5.2v13.6L19 12Z" />
  </svg>
)

/** The start button before playback; it shows the position at which the video was left. */
function Start({ place, start }: { place: number; start: Playback['start'] }) {
  return (
    <div className="video-cover">
      <button
        type="button"
        className="video-start"
        aria-label={place > 0 ? '继续观看' : '播放'}
        onClick={() => start(place)}
      >
        <PlayGlyph />
      </button>
      {place > 0 && (
        <p className="video-left">
          <span>{`上次看到 ${clockText(place)}，点按继续观看`}</span>
          <button type="button" onClick={() => start(0)}>
            从头看
          </button>
        </p>
      )}
    </div>
  )
}

function Trouble({ playback: { fault, retry } }: { playback: Playback }) {
  if (!fault) return null
  return (
    <div className="video-cover video-trouble" role="alert">
      <p>{faultTexts[fault]}</p>
      {canRetry(fault) && (
        <Button kind="light" onPress={retry}>
          重试
        </Button>
      )}
    </div>
  )
}

function Speeds({ onChoose }: { onChoose: (speed: Speed) => void }) {
  const [chosen, setChosen] = useState(storedSpeed)
  const choose = (speed: Speed) => {
    setChosen(speed)
    onChoose(speed)
  }
  return (
    <div className="video-speeds" role="group" aria-label="播放速度">
      {speeds.map((speed) => (
        <button key={speed} type="button" aria-pressed={speed === chosen} onClick={() => choose(speed)}>
          {`${speed}倍`}
        </button>
      ))}
    </div>
  )
}

const otherHost = (address: string): boolean => address.startsWith('https:')

/**
 * Plays a video or a live stream in the page. Nothing is loaded and nothing plays before the tap on the start button,
 * neither on mobile data nor elsewhere.
 */
export function VideoPlayer({ title, poster, subtitles = '', ...film }: VideoPlayerProps) {
  const playback = usePlayback(film)
  const { video, started, fault, disconnected, start, setSpeed, events } = playback
  const [place] = useState(() => (film.live ? 0 : positionOf(film.name)))
  const captioned = isVideo(subtitles)
  return (
    <section className="video" aria-label="视频播放">
      <div className="video-frame">
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- where a lecture has subtitles, they are below */}
        <video
          ref={video}
          {...INLINE}
          {...events}
          aria-label={title}
          controls={started && !fault}
          controlsList="nodownload"
          disablePictureInPicture
          preload="none"
          {...(isPicture(poster) ? { poster } : {})}
          {...(captioned && otherHost(subtitles) ? { crossOrigin: 'anonymous' as const } : {})}
        >
          {captioned && <track kind="subtitles" srcLang="zh" label="中文" src={subtitles} default />}
        </video>
        {!started && !fault && <Start place={place} start={start} />}
        <Trouble playback={playback} />
      </div>
      <p className="video-cut" role="status">
        {disconnected ? faultTexts.offline : ''}
      </p>
      {(started || !fault) && (
        // Before the start, these buttons only reserve their height, so that the text below does not move later.
        <div className="video-tools" style={{ visibility: started && !fault ? undefined : 'hidden' }}>
          {!film.live && <Speeds onChoose={setSpeed} />}
          <Button kind="plain" onPress={() => fillScreen(video.current)}>
            全屏
          </Button>
        </div>
      )}
    </section>
  )
}
