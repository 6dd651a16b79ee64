import { useRef, useState } from 'react'
import { withTimeout } from '#/shared/lib/time/with-timeout.ts'

export type Drawing = { state: 'none' | 'drawing' | 'failed' } | { state: 'done'; src: string }

/** ms for drawing a picture, including the load of the drawing code; then the drawing counts as failed. */
const DRAWN_WITHIN_MS = 6000

/** A picture that is drawn after a tap; after several taps, the last picture is shown. */
export function useDrawing() {
  const [made, setMade] = useState<Drawing>({ state: 'none' })
  const last = useRef<Promise<string>>(null)
  const draw = (picture: Promise<string>) => {
    last.current = picture
    const set = (next: Drawing) => last.current === picture && setMade(next)
    set({ state: 'drawing' })
    withTimeout(picture, DRAWN_WITHIN_MS).then(
      (src) => set({ state: 'done', src }),
      () => set({ state: 'failed' }),
    )
  }
  return { made, draw }
}
