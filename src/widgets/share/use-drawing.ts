import { useRef, useState } from 'react'

export type Drawing = { state: 'none' | 'drawing' | 'failed' } | { state: 'done'; src: string }

/** A picture that is drawn after a tap; after several taps the last picture is shown. */
export function useDrawing() {
  const [made, setMade] = useState<Drawing>({ state: 'none' })
  const last = useRef<Promise<string>>(null)
  const draw = (picture: Promise<string>) => {
    last.current = picture
    const set = (next: Drawing) => last.current === picture && setMade(next)
    set({ state: 'drawing' })
    picture.then(
      (src) => set({ state: 'done', src }),
      () => set({ state: 'failed' }),
    )
  }
  return { made, draw }
}
