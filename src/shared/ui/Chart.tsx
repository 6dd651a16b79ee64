import { useEffect, useRef } from 'react'
import { whenIdle } from '#/shared/lib/idle.ts'
import type { ChartOption, Drawing } from './chart-core.ts'

interface ChartProps {
  option: ChartOption
  /** The chart in words; the numbers stand in a list beside it. */
  label: string
  /** Gives the box its size: room is kept before anything is drawn. */
  className: string
  /** A named part was tapped; the list beside it does the same for those who cannot. */
  onPick: (name: string) => void
}

/**
 * A chart: drawn when the page is idle, gone while its screen is hidden. Without its code the box stays empty; what it
 * shows is in the text.
 */
export function Chart({ option, label, className, onPick }: ChartProps) {
  const box = useRef<HTMLDivElement>(null)
  const drawing = useRef<Drawing | null>(null)
  const latest = useRef({ option, onPick })
  useEffect(() => {
    latest.current = { option, onPick }
    drawing.current?.show(option)
  }, [option, onPick])
  useEffect(() => {
    let gone = false
    const begin = async () => {
      const { draw } = await import('./chart-core.ts')
      if (gone || !box.current) return
      drawing.current = draw(box.current, (name) => latest.current.onPick(name))
      drawing.current.show(latest.current.option)
    }
    const callOff = whenIdle(() => void begin().catch(() => undefined))
    return () => {
      gone = true
      callOff()
      drawing.current?.close()
      drawing.current = null
    }
  }, [])
  return <div ref={box} className={className} role="img" aria-label={label} />
}
