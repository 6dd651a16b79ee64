import { useEffect, useRef } from 'react'
import { whenIdle } from '#/shared/lib/idle.ts'
import type { ChartMaker, Drawing } from './chart-core.ts'

interface ChartProps {
  option: ChartMaker
  /** Text alternative of the chart; the numbers are in a list beside it. */
  label: string
  /** Sizes the box, so that nothing shifts when the chart is drawn. */
  className: string
}

/**
 * A chart: drawn when the page is idle, destroyed while its screen is hidden. If its chunk does not load, the box stays
 * empty: the list beside it has the same numbers.
 */
export function Chart({ option, label, className }: ChartProps) {
  const box = useRef<HTMLDivElement>(null)
  const drawing = useRef<Drawing | null>(null)
  const latest = useRef(option)
  useEffect(() => {
    latest.current = option
    // The chart is redrawn in a separate task: together with the screen's update it would be one long task.
    const turn = setTimeout(() => drawing.current?.show(option))
    return () => clearTimeout(turn)
  }, [option])
  useEffect(() => {
    let gone = false
    const begin = async () => {
      const { draw } = await import('./chart-core.ts')
      if (gone || !box.current) return
      drawing.current = draw(box.current)
      drawing.current.show(latest.current)
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
