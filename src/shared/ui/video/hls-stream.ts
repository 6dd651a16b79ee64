import { Hls } from 'hls.js/light'
import { mendLostSeeks } from './lost-seeks.ts'
import type { Fault } from './video-rules.ts'

/** How long the library itself tries again; longer outages are shown. */
const PATIENCE = { maxNumRetry: 2, retryDelayMs: 1000, maxRetryDelayMs: 2000 }
const POLICY = {
  default: { maxTimeToFirstByteMs: 10_000, maxLoadTimeMs: 20_000, timeoutRetry: PATIENCE, errorRetry: PATIENCE },
}

interface Stream {
  address: string
  /** Where to begin, in seconds: the pieces before are not loaded. 0: at the beginning, or where a live stands. */
  from: number
  onFault: (fault: Fault) => void
}

/**
 * Plays an HLS stream in a kernel that has no player of its own for it.
 * @returns a function that ends it.
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
  const leaveSeeks = mendLostSeeks(video)
  return () => {
    leaveSeeks()
    hls.destroy()
  }
}
