import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useOnline } from '../use-online.ts'
import { storePosition, storeSpeed, storedSpeed } from './watch-progress.ts'
import { type Fault, isVideo, isStream, type Speed } from './video-rules.ts'

export interface PlayableVideo {
  /** Identifies the video in the storage of the phone. */
  name: string
  src: string
  /** A live stream: its position is not stored. */
  live?: boolean
}

const ignore = (): void => undefined

/** Whether the browser plays HLS itself. */
const playsStreams = (video: HTMLVideoElement) => video.canPlayType('application/vnd.apple.mpegurl') !== ''

/** Whether hls.js can play streams where the browser cannot. */
const hasMediaSource = () => 'MediaSource' in window || 'ManagedMediaSource' in window

interface Source {
  src: string
  /** Plays a stream with hls.js although the browser reports native HLS. */
  byLibrary: boolean
  /** Where to begin, in seconds. */
  from: number
  onFault: (fault: Fault) => void
}

/** Sets the source of the video, and returns a function that removes the source, the connection and the decoder. */
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

/** Switches the subtitles on when a video begins: WebKit leaves even a default track off. */
function showSubtitles({ textTracks }: { textTracks?: TextTrackList }): void {
  for (const track of Array.from(textTracks ?? [])) if (track.kind === 'subtitles') track.mode = 'showing'
}

/** Pauses when the screen is left, when the page is hidden, and when another app comes to the front. */
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

/** Calls `onBack` when the connection returns. */
function useOnlineAgain(onBack: () => void): void {
  const back = useEffectEvent(onBack)
  useEffect(() => {
    const found = () => back()
    window.addEventListener('online', found)
    return () => window.removeEventListener('online', found)
  }, [])
}

export interface Playback {
  video: RefObject<HTMLVideoElement | null>
  /** Whether the person has started the video on this screen; only a tap starts it. */
  started: boolean
  fault: Fault | null
  /** The connection is lost while the video plays. */
  disconnected: boolean
  start: (from: number) => void
  retry: () => void
  setSpeed: (speed: Speed) => void
  events: Pick<
    React.VideoHTMLAttributes<HTMLVideoElement>,
    'onLoadedMetadata' | 'onTimeUpdate' | 'onPlay' | 'onPause' | 'onEnded' | 'onError'
  >
}

/**
 * Playback of one video: it starts by a tap, stores its position, continues after a lost connection and ends with the
 * screen.
 */
export function usePlayback({ name, src, live = false }: PlayableVideo): Playback {
  const video = useRef<HTMLVideoElement>(null)
  const [started, setStarted] = useState(false)
  const [fault, setFault] = useState<Fault | null>(null)
  /**
   * State whose changes cause no rendering: the position in s, whether the video should play, its source, and whether
   * it has begun.
   */
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
      // The chunk of hls.js did not load.
      return fail('failed')
    }
    // The browser refused to play without a tap, or the next tap aborted the start; the controls stay usable.
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
  const online = useOnline()
  useOnlineAgain(() => {
    const starves = (video.current?.readyState ?? 0) < HTMLMediaElement.HAVE_FUTURE_DATA
    if (started && now.current.wanted && (fault !== null || starves)) restart()
  })

  return {
    video,
    started,
    fault: started || isVideo(src) ? fault : 'missing',
    disconnected: !online && started && fault === null,
    start,
    retry: restart,
    setSpeed: (speed) => {
      storeSpeed(speed)
      if (video.current) video.current.playbackRate = speed
    },
    events: {
      onLoadedMetadata: ({ currentTarget: element }) => {
        if (now.current.second > 0) element.currentTime = now.current.second
        if (!live) element.playbackRate = storedSpeed()
        // Subtitles are switched on only once: if the person has switched them off, they stay off after a reconnection.
        if (!now.current.begun) showSubtitles(element)
        now.current.begun = true
      },
      onTimeUpdate: ({ currentTarget: { currentTime, duration, seeking } }) => {
        const second = Math.floor(currentTime)
        if (live || seeking || second === now.current.second) return
        now.current.second = second
        storePosition(name, second, duration)
      },
      onPlay: () => void (now.current.wanted = true),
      onPause: () => void (now.current.wanted = false),
      onEnded: () => void (now.current.second = 0),
      onError: () => {
        // Some browsers report native HLS and then cannot play.
        const other = isStream(src) && !now.current.byLibrary && navigator.onLine && hasMediaSource()
        if (!other) return fail('failed')
        now.current.byLibrary = true
        return restart()
      },
    },
  }
}
