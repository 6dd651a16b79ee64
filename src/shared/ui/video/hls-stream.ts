import { Hls } from 'hls.js/light'
import { repeatStalledSeeks } from './stalled-seeks.ts'
import type { Fault } from './video-rules.ts'

/** The retries of hls.js itself; after them, the player shows the fault. */
const PATIENCE = { maxNumRetry: 2, retryDelayMs: 1000, maxRetryDelayMs: 2000 }
const POLICY = {
  default: { maxTimeToFirstByteMs: 10_000, maxLoadTimeMs: 20_000, timeoutRetry: PATIENCE, errorRetry: PATIENCE },
}

interface Stream {
  address: string
  /** The start position in seconds: earlier segments are not loaded. 0 is the beginning, or the live edge. */
  from: number
  onFault: (fault: Fault) => void
}

/**
 * Plays an HLS stream by hls.js, for browsers without native HLS.
 * @returns a function that ends playback.
 */
export function attachStream(video: HTMLVideoElement, { address, from, onFault }: Stream): () => void {
  if (!Hls.isSupported()) {
    onFault('unsupported')
    return () => undefined
  }
  const hls = new Hls({
    maxBufferLength: 30,
    startPosition: from || -1,
    manifestLoadPolicy: POLICY,
    playlistLoadPolicy: POLICY,
    fragLoadPolicy: POLICY,
  })
  hls.on(Hls.Events.ERROR, (_event, { fatal }) => {
    if (fatal) onFault('failed')
  })
  hls.loadSource(address)
  hls.attachMedia(video)
  const stopRepeating = repeatStalledSeeks(video)
  return () => {
    stopRepeating()
    hls.destroy()
  }
}
