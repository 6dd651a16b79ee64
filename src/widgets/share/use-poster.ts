import { useRef, useState } from 'react'
import { within } from '#/shared/lib/time/within.ts'
import { DRAWN_WITHIN_MS, type PosterFacts } from './poster-rules.ts'

export type PosterDrawing =
  | { state: 'none' | 'drawing' }
  | { state: 'failed'; code: string }
  | { state: 'done'; src: string }

/** Draws the poster; the drawing code is loaded with the first poster. */
const drawn = (facts: PosterFacts) => import('./draw-poster.ts').then(({ drawPoster }) => drawPoster(facts))

/** The QR code alone as a data URL, made without a canvas; empty when its chunk does not load. */
const codeOf = (link: string) =>
  import('#/shared/lib/saving/qr-picture.ts').then(
    ({ qrPicture }) => qrPicture(link),
    () => '',
  )

export function usePoster() {
  const [made, setMade] = useState<PosterDrawing>({ state: 'none' })
  const latest = useRef<PosterFacts | null>(null)
  const draw = async (facts: PosterFacts) => {
    latest.current = facts
    const set = (next: PosterDrawing) => (latest.current === facts ? setMade(next) : undefined)
    set({ state: 'drawing' })
    try {
      set({ state: 'done', src: await within(drawn(facts), DRAWN_WITHIN_MS) })
    } catch {
      // Shows the card at once; its QR code follows.
      set({ state: 'failed', code: '' })
      set({ state: 'failed', code: await codeOf(facts.link) })
    }
  }
  return { made, draw }
}
