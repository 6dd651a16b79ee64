/** A seek within the buffer takes at most this many ms, even on a busy phone. */
export const STALLED_MS = 2000
/** How far the second seek goes beyond the first, in s: a seek to the current position does nothing. */
const STEP_S = 0.05

type Seekable = Pick<
  HTMLVideoElement,
  'seeking' | 'currentTime' | 'buffered' | 'addEventListener' | 'removeEventListener'
>

const isLoaded = ({ buffered, currentTime }: Seekable): boolean =>
  Array.from({ length: buffered.length }, (_, at) => at).some(
    (at) => buffered.start(at) <= currentTime && currentTime < buffered.end(at),
  )

/**
 * Repeats a seek that has no effect: under load, WebKit may stall for ever at a buffered position.
 * @returns a function that stops the repetition.
 */
export function repeatStalledSeeks(video: Seekable): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const settle = () => clearTimeout(timer)
  const onSeeking = () => {
    settle()
    timer = setTimeout(() => {
      if (video.seeking && isLoaded(video)) video.currentTime += STEP_S
    }, STALLED_MS)
  }
  video.addEventListener('seeking', onSeeking)
  video.addEventListener('seeked', settle)
  return () => {
    settle()
    video.removeEventListener('seeking', onSeeking)
    video.removeEventListener('seeked', settle)
  }
}
