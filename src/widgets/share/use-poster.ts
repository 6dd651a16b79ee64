import { useRef, useState } from 'react'
import { DRAWN_WITHIN_MS, type PosterFacts } from './poster-rules.ts'

export type Made = { state: 'none' | 'drawing' } | { state: 'failed'; code: string } | { state: 'done'; src: string }

/** Draws the poster; the drawing code is loaded with the first poster. */
const drawn = (facts: PosterFacts) => import('./draw-poster.ts').then(({ drawPoster }) => drawPoster(facts))

/** The answer, unless it takes too long. */
const inTime = <T>(answer: Promise<T>) =>
  new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('not in time')), DRAWN_WITHIN_MS)
    void answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })

/** The code alone, as a picture that needs no canvas; empty when even its code cannot be loaded. */
const codeOf = (link: string) =>
  import('#/shared/lib/saving/qr-picture.ts').then(
    ({ qrPicture }) => qrPicture(link),
    () => '',
  )

/** The poster that was asked for last, and the function that draws one. */
export function usePoster() {
  const [made, setMade] = useState<Made>({ state: 'none' })
  const latest = useRef<PosterFacts | null>(null)
  const draw = async (facts: PosterFacts) => {
    latest.current = facts
    const set = (next: Made) => (latest.current === facts ? setMade(next) : undefined)
    set({ state: 'drawing' })
    try {
      set({ state: 'done', src: await inTime(drawn(facts)) })
    } catch {
      // The code follows: what can be saved already stands there meanwhile.
      set({ state: 'failed', code: '' })
      set({ state: 'failed', code: await codeOf(facts.link) })
    }
  }
  return { made, draw }
}
