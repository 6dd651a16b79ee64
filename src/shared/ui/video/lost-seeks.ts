/** A jump within what is loaded takes no longer than this, also on a busy phone (ms). */
export const LOST_MS = 2000
/** How far the second jump goes beyond the first (s): a jump to where it stands is none. */
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
 * Asks again for a jump that the kernel has lost: WebKit under load stands still at a place that is loaded, for ever.
 * @returns a function that ends it.
 */
export function mendLostSeeks(video: Seekable): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const settle = () => clearTimeout(timer)
  const onSeeking = () => {
    settle()
    timer = setTimeout(() => {
      if (video.seeking && isLoaded(video)) video.currentTime += STEP_S
    }, LOST_MS)
  }
  video.addEventListener('seeking', onSeeking)
  video.addEventListener('seeked', settle)
  return () => {
    settle()
    video.removeEventListener('seeking', onSeeking)
    video.removeEventListener('seeked', settle)
  }
}
