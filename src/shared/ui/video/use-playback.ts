import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { keepPlace, keepSpeed, keptSpeed } from './watch-progress.ts'
import { type Fault, isVideo, isStream, type Speed } from './video-rules.ts'

export interface Film {
  /** Names the video on this phone. */
  name: string
  src: string
  /** On air: there is no place to come back to. */
  live?: boolean
}

const ignore = (): void => undefined

/** Whether this kernel plays HLS by itself. */
const playsStreams = (video: HTMLVideoElement) => video.canPlayType('application/vnd.apple.mpegurl') !== ''

/** Whether the library can play streams where the kernel cannot. */
const hasMediaSource = () => 'MediaSource' in window || 'ManagedMediaSource' in window

interface Source {
  src: string
  /** Plays a stream with the library, although the kernel has a player of its own. */
  byLibrary: boolean
  /** Where to begin, in seconds. */
  from: number
  onFault: (fault: Fault) => void
}

/** Gives the video its source. @returns a function that takes it away, and with it the connection and the decoder. */
async function attach(video: HTMLVideoElement, { src, byLibrary, from, onFault }: Source): Promise<() => void> {
  if (isStream(src) && (byLibrary || !playsStreams(video))) {
    const { attachStream } = await import('./hls-stream.ts')
    return attachStream(video, { address: src, from, onFault })
  }
  video.src = src
  return () => {
    video.removeAttribute('src')
    video.load()
  }
}

/** Shows the subtitles of a video that begins: WebKit leaves even a default track switched off. */
function showSubtitles({ textTracks }: { textTracks?: TextTrackList }): void {
  for (const track of Array.from(textTracks ?? [])) if (track.kind === 'subtitles') track.mode = 'showing'
}

/** Stops with the screen, with the page, and when another app comes to the front. */
function useStops(video: RefObject<HTMLVideoElement | null>, end: () => void): void {
  const onEnd = useEffectEvent(end)
  useEffect(() => {
    const element = video.current
    const onHidden = () => {
      if (document.visibilityState === 'hidden') element?.pause()
    }
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      element?.pause()
      onEnd()
    }
  }, [video])
}

/** Tells whether the line is gone, and calls back when it returns. */
function useLine(onBack: () => void): boolean {
  const [gone, setGone] = useState(() => !navigator.onLine)
  const back = useEffectEvent(onBack)
  useEffect(() => {
    const lost = () => setGone(true)
    const found = () => {
      setGone(false)
      back()
    }
    window.addEventListener('offline', lost)
    window.addEventListener('online', found)
    return () => {
      window.removeEventListener('offline', lost)
      window.removeEventListener('online', found)
    }
  }, [])
  return gone
}

export interface Playback {
  video: RefObject<HTMLVideoElement | null>
  /** Whether it was ever started here: only a tap does that. */
  started: boolean
  fault: Fault | null
  /** The line is gone while something plays. */
  cut: boolean
  start: (from: number) => void
  retry: () => void
  setSpeed: (speed: Speed) => void
  /** For the video element. */
  events: Pick<
    React.VideoHTMLAttributes<HTMLVideoElement>,
    'onLoadedMetadata' | 'onTimeUpdate' | 'onPlay' | 'onPause' | 'onEnded' | 'onError'
  >
}

/** Plays one video: starts by a tap, keeps its place, survives a broken line, ends with the screen. */
export function usePlayback({ name, src, live = false }: Film): Playback {
  const video = useRef<HTMLVideoElement>(null)
  const [started, setStarted] = useState(false)
  const [fault, setFault] = useState<Fault | null>(null)
  /** Where it stands, whether the person wants it to run, and what ends the source. */
  const now = useRef({ second: 0, wanted: false, run: 0, detach: ignore, begun: false, byLibrary: false })

  const end = () => {
    now.current.run += 1
    now.current.detach()
    now.current.detach = ignore
  }
  const fail = (why: Fault) => setFault(why === 'failed' && !navigator.onLine ? 'offline' : why)
  const play = async (element: HTMLVideoElement) => {
    const run = now.current.run
    try {
      const detach = await attach(element, {
        src,
        byLibrary: now.current.byLibrary,
        from: now.current.second,
        onFault: fail,
      })
      if (run !== now.current.run) return detach()
      now.current.detach = detach
    } catch {
      // The chunk of the library did not arrive.
      return fail('failed')
    }
    // Refused without a tap, or cut short by the next one: the controls are there.
    return element.play().catch(ignore)
  }
  const start = (from: number) => {
    const element = video.current
    if (!element) return
    end()
    setStarted(true)
    setFault(null)
    Object.assign(now.current, { second: from, wanted: true })
    void play(element)
  }
  const restart = () => start(live ? 0 : now.current.second)

  useStops(video, end)
  const gone = useLine(() => {
    const starves = (video.current?.readyState ?? 0) < HTMLMediaElement.HAVE_FUTURE_DATA
    if (started && now.current.wanted && (fault !== null || starves)) restart()
  })

  return {
    video,
    started,
    fault: started || isVideo(src) ? fault : 'missing',
    cut: gone && started && fault === null,
    start,
    retry: restart,
    setSpeed: (speed) => {
      keepSpeed(speed)
      if (video.current) video.current.playbackRate = speed
    },
    events: {
      onLoadedMetadata: ({ currentTarget: element }) => {
        if (now.current.second > 0) element.currentTime = now.current.second
        if (!live) element.playbackRate = keptSpeed()
        // Only once: who switches them off keeps them off when the line comes back.
        if (!now.current.begun) showSubtitles(element)
        now.current.begun = true
      },
      onTimeUpdate: ({ currentTarget: { currentTime, duration, seeking } }) => {
        const second = Math.floor(currentTime)
        if (live || seeking || second === now.current.second) return
        now.current.second = second
        keepPlace(name, second, duration)
      },
      onPlay: () => void (now.current.wanted = true),
      onPause: () => void (now.current.wanted = false),
      onEnded: () => void (now.current.second = 0),
      onError: () => {
        // Some kernels claim to play streams and then cannot.
        const other = isStream(src) && !now.current.byLibrary && navigator.onLine && hasMediaSource()
        if (!other) return fail('failed')
        now.current.byLibrary = true
        return restart()
      },
    },
  }
}
